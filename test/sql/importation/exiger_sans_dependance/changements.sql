-- Spec: imports#annulation: a client or a supplier that was changed since is not taken back, since
-- its former values are stored for ever.
begin;
set local role metier;
select plan(6);
select essai.preparer();
create function pg_temp.sur(p_genre text, p_id uuid) returns text language sql as $$
  select coalesce(string_agg(d.entite, ','), 'rien')
  from importation.dependances(p_genre, array[p_id]) as d
$$;
select client.creer('{"code": "BIO", "nom": "Bio Import", "pays": "FR"}', essai.t(-10));
select is(pg_temp.sur('clients', c.id), 'rien', 'a new client') from client.client c;
select client.modifier(c.id, '{"nom": "Autre"}', essai.id('admin ESSAI'), essai.t())
from client.client c;
select is(pg_temp.sur('clients', c.id), 'client', 'one that was changed') from client.client c;
insert into fournisseur.fournisseur
  (organisation_id, id, code, nom, pays, actif_pendant, cree_le, auteur_id)
values (core.organisation_id(), essai.id('F'), 'F', 'F', 'TG', '{[2020-01-01,)}', essai.t(),
  essai.id('admin ESSAI'));
select is(pg_temp.sur('fournisseurs', essai.id('F')), 'rien', 'a new supplier');
select set_config('essai.lot', essai.lot_repris('r',
  jsonb_build_object('fournisseur_id', essai.id('F')))::text, true);
select is(pg_temp.sur('fournisseurs', essai.id('F')), 'lot', 'stock of theirs at the opening');
select lot.retirer_reprises(array[current_setting('essai.lot')::uuid], 'x', essai.id('rsci ESSAI'),
  essai.t(1));
select is(pg_temp.sur('fournisseurs', essai.id('F')), 'rien', 'that was taken back');
insert into fournisseur.changement (organisation_id, fournisseur_id, actif, le, raison, auteur_id)
values (core.organisation_id(), essai.id('F'), false, essai.t(), 'x', essai.id('admin ESSAI'));
select is(pg_temp.sur('fournisseurs', essai.id('F')), 'fournisseur', 'one that was suspended');

select * from finish();
rollback;
