-- Spec: conformite-et-certificats#effets: a plot that changes its state sends dependent capacities
-- back to validation.
begin;
set local role metier;
select plan(5);
select essai.preparer();
select essai.grille();

insert into parcelle.culture
values (core.organisation_id(), essai.id('parcelle Kossi'), essai.produit('ANANAS'),
  essai.produit('ANANAS'), 10000);
insert into parcelle.polygone (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m,
  date_operation)
values (core.organisation_id(), essai.id('polygone'), essai.id('parcelle Kossi'),
  'SRID=4326;POLYGON((2 6, 2.001 6, 2.001 6.001, 2 6))', 10000, 400, essai.t(-200));
insert into capacite.capacite (organisation_id, id, campagne_id, producteur_id, matiere_code,
  etat_code, capacite_g, lignes, statut, proposee_le)
values (core.organisation_id(), essai.id('capacite'), essai.id('campagne ESSAI'), essai.id('Kossi'),
  'ANANAS', 'AB', 1000000,
        jsonb_build_array(jsonb_build_object('parcelle_id', essai.id('parcelle Kossi'))), 'validee',
        essai.t(-50));
create function pg_temp.reviser(p_referentiel text, p_etat text, p_depuis timestamptz) returns text
language sql as $$
  select from conformite.reviser(essai.id('parcelle Kossi'), p_referentiel, p_etat, p_depuis,
    'visite', essai.id('rsci ESSAI'), essai.t());
  select string_agg(c.statut || ' ' || c.capacite_g, ', ' order by c.proposee_le)
  from capacite.capacite c
$$;
select is(pg_temp.reviser('NOP', 'NOP', essai.t(-10)), 'validee 1000000',
  'not under a referential that keys no capacity');
select is(pg_temp.reviser('AB', 'AB', essai.t(-150)), 'validee 1000000',
  'nor when the state of today is the same');
select is(pg_temp.reviser('AB', 'C3', essai.t(-1)), 'a_revalider 1000000, proposee 0',
  'but when it changed: the plot yields nothing in AB any more');
select is((select s.plafond_g from capacite.solde s where s.etat_code = 'AB'), 0::bigint,
  'and the ceiling falls with it');
select is((select c.proposee_par from capacite.capacite c where c.statut = 'proposee'),
  essai.id('rsci ESSAI'), 'proposed by whoever revised');

select * from finish();
rollback;
