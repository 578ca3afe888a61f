-- Spec: collectes#certificat: nothing is checked if no certificate was ever recorded, or none is
-- needed: no group, another group's, another referential's, a conventional collection, the
-- organization's own certificate, an inactive module.
begin;
set local role metier;
select plan(9);
select essai.preparer();
select module.activer('certification', essai.t(-300));

create function pg_temp.a(p_nom text, p_champs jsonb default '{}',
  p_le timestamptz default essai.t(0, '07:00')) returns text language sql as $$
  select essai.motifs(essai.collecter(p_nom, p_champs, essai.capture(p_le)))
$$;
select is(pg_temp.a('aucun'), null, 'no certificate at all');
insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('G2'), 'G2', 'G2');
select essai.certifier('autre', '2025-01-01', '2025-12-31', '{}', essai.id('G2')),
  essai.certifier('propre', '2025-01-01', '2025-12-31', '{}', null);
select is(pg_temp.a('voisins'), null, 'other holders''');
select essai.certifier('K', '2026-07-01', '2027-05-31');
select is(pg_temp.a('a venir'), null, 'one that begins later');
select essai.certifier('passé', '2025-01-01', '2025-12-31');
select is(pg_temp.a('expire'), 'reference_inactive', 'one that ended');
select essai.producteur('Afi', 'C1');
select is(pg_temp.a('ordinaire', jsonb_build_object('producteur_id', essai.id('Afi'), 'parcelle_id',
      essai.id('parcelle Afi'), 'qualite_declaree', '{}'::jsonb)),
  null, 'a state that displays as conventional');
select is(pg_temp.a('declaree', '{"qualite_declaree": {"AB": "C1"}}'), 'capacite_depassee',
  'declared as such');
update producteur.producteur set groupement_id = null where id = essai.id('Kossi');
select is(pg_temp.a('seul'), null, 'a producer of no group');
update producteur.producteur set groupement_id = essai.id('groupement ESSAI')
where id = essai.id('Kossi');
update module.activation
set actif_pendant = tstzmultirange(tstzrange(essai.t(-300), essai.t(0, '06:00')))
where module = 'certification';
select is(pg_temp.a('inactif'), null, 'certificates are not kept any more');
select is(pg_temp.a('actif', '{}', essai.t(0, '05:59')), 'reference_inactive', 'they were before');

select * from finish();
rollback;
