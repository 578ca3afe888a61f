-- Spec: packs-et-campagnes#dettes: The capacities of a closed campaign are proposed and validated
-- as of its closing, with the holder of each plot at the first closing.
begin;
set local role metier;
select plan(5);
select essai.preparer_capacites();

select campagne.cloturer(essai.id('campagne ESSAI'), essai.t(-1), 'fin');
insert into parcelle.polygone
  (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m, date_operation)
select g.organisation_id, essai.id('apres'), g.parcelle_id, g.forme, 9000, 441, essai.t(0, '07:00')
from parcelle.polygone g where g.id = essai.id('polygone Kossi');
select essai.proposer();
select is((select c.capacite_g from capacite.capacite c where c.statut = 'proposee'),
  500000::bigint, 'by the survey in force then');
create function pg_temp.proposee() returns uuid language sql as $$
  select c.id from capacite.capacite c where c.statut = 'proposee'
$$;
create function pg_temp.evaluee(p_qui text) returns bigint language sql as $$
  select (capacite.evaluer(essai.id('campagne ESSAI'), essai.id(p_qui), 'ANANAS', 'AB',
                           essai.t(1))).capacite_g
$$;
select is(essai.valider(pg_temp.proposee(), 'direction'), 'proposee', 'one person');
select is(essai.valider(pg_temp.proposee(), 'double', 'rsci'), 'validee',
  'two persons validate what is no longer so today');
select from essai.producteur('Afi', 'HS');
select is(essai.transferer('Kossi', 'Afi', essai.t(0, '01:00')), 'fait',
  'the plot changes hands later');
select is(concat_ws(' ', pg_temp.evaluee('Kossi'), pg_temp.evaluee('Afi')), '500000 0',
  'for the holder of then, and not of now');

select * from finish();
rollback;
