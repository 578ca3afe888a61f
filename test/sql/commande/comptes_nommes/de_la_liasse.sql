-- Spec: matiere#comptes: a batch reads once the open accounts of its agent and of the producers in
-- its envelopes; the command finds or opens an account that was not read.
begin;
set local role metier;
select plan(5);
select essai.preparer();
create function pg_temp.lus(variadic p_enveloppes text[]) returns jsonb language sql as $$
  select commande.comptes_nommes(essai.id('agent ESSAI'), p_enveloppes)
$$;
create function pg_temp.enveloppe(p_producteur text) returns text language sql as $$
  select format('{"payload":{"producteur_id":"%s"}}', p_producteur)
$$;

select is(pg_temp.lus(pg_temp.enveloppe(essai.id('Kossi')::text)), null, 'none is open yet');
select from essai.collecter('x');
select is(pg_temp.lus(pg_temp.enveloppe(essai.id('Kossi')::text), '{}', 'x',
    pg_temp.enveloppe('y'), pg_temp.enveloppe(essai.id('Afi')::text)),
  jsonb_build_object(
    'garde ' || essai.id('agent ESSAI'), matiere.compte_ouvert('garde', essai.id('agent ESSAI')),
    'producteur ' || essai.id('Kossi'), matiere.compte_ouvert('producteur', essai.id('Kossi'))),
  'both are read after the first collection, and what nobody can read names nothing');
select from essai.collecter('seule', '{}', '{}', '{"comptes": null}');
select from essai.collecter('liasse', '{}', '{}', jsonb_build_object(
  'comptes', pg_temp.lus(pg_temp.enveloppe(essai.id('Kossi')::text))));
select is((select count(distinct (m.cession_de_id, m.cession_vers_id)) from matiere.mouvement m),
  1::bigint, 'with it or without, goods move between the same');
select is((select count(*) from matiere.mouvement m where m.cession_g is not null), 3::bigint,
  'each time');
select is((select count(*) from matiere.compte), 2::bigint, 'and no account is opened twice');

select * from finish();
rollback;
