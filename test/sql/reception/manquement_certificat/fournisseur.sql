-- Spec: receptions#refus-certificat: a purchase needs its supplier's certificate, at its date; a
-- client's return needs none.
begin;
set local role metier;
select plan(8);
select essai.preparer_receptions();

insert into conformite.referentiel_coche values (core.organisation_id(), 'AB');
create function pg_temp.manque(p_nom text) returns text language sql as $$
  select string_agg(m.details #>> '{certificats,0,etat}', ',')
  from reception.manquement_certificat(essai.recue(p_nom)) as m
$$;
select essai.certifier('F', '2026-05-01', '2026-05-31', '{}', null, essai.id('fournisseur'));
select essai.acheter('tard'),
  essai.acheter('juste', jsonb_build_object('date_operation', essai.t(-1))),
       essai.acheter('tot', jsonb_build_object('date_operation', essai.t(-40)));
select is(pg_temp.manque('tard'), 'expire', 'the day after its last');
select is(pg_temp.manque('juste'), null, 'on its last day');
select is(pg_temp.manque('tot'), 'a_venir', 'before its first');
select essai.acheter('rien', jsonb_build_object('date_operation', essai.t(-40), 'qualite_declaree',
    '{}'::jsonb));
select is(pg_temp.manque('rien'), null, 'one that begins later counts for none');
select essai.certifier('NOP', '2026-01-01', '2026-12-31',
  '{"referentiel_code": "AB", "organisme": "Certisys"}', null, essai.id('fournisseur'));
select is(pg_temp.manque('tard'), null, 'another one that is in force is enough');
insert into conformite.referentiel (code, libelle) values ('NOP', 'NOP') on conflict do nothing;
insert into conformite.etat values ('NOP', 'NOP', 'NOP', 'NOP', 2, 'bio') on conflict do nothing;
select lot.qualifier((essai.recue('tard')).lot_id, '{"NOP": "NOP"}', 'apports', null,
  essai.id('rsci ESSAI'), essai.t());
select is(pg_temp.manque('tard'), null,
  'a referential that the supplier never had a certificate under is not asked beside another');
select essai.certifier('FN', '2026-05-01', '2026-05-31', '{"referentiel_code": "NOP"}', null,
  essai.id('fournisseur'));
select is(pg_temp.manque('tard'), 'valide', 'one whose certificate has ended is');
update reception.reception r set origine = 'retour', fournisseur_id = null
where r.id = (essai.recue('tard')).id;
select is(pg_temp.manque('tard'), null, 'what comes back is not asked');

select * from finish();
rollback;
