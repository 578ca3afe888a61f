-- Spec: capacites#validation: neither the author nor the same person twice may validate: two others
-- must, one for each role.
begin;
set local role metier;
select plan(8);
select essai.preparer_capacites();

select essai.capacite_validee();
select essai.capacites();
insert into parcelle.polygone (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m,
  date_operation)
select g.organisation_id, gen_random_uuid(), g.parcelle_id, g.forme, 8000, 1, essai.t(-1)
from parcelle.polygone g limit 1;
select set_config('essai.capacite', essai.proposer()::text, true);
select is((select s.plafond_g from capacite.solde s), 500000::bigint,
  'a proposal leaves the validated ceiling');
select is(essai.valider(current_setting('essai.capacite')::uuid, 'rsci'), 'proposee',
  'one person is not enough');
select is((select s.plafond_g from capacite.solde s), 500000::bigint, 'and changes nothing');
select is(essai.valider(current_setting('essai.capacite')::uuid, 'rsci'),
  '409 validation_personnes_distinctes', 'the same person does not count twice');
select is(essai.valider(current_setting('essai.capacite')::uuid, 'direction'), 'validee',
  'the second person, in the other role');
select is((select s.plafond_g from capacite.solde s), 800000::bigint,
  'the ceiling is the new capacity');
select is((select string_agg(c.statut || ' ' || c.capacite_g, ', ' order by c.proposee_le)
    from capacite.capacite c), 'remplacee 500000, validee 800000', 'the one before is replaced');
select results_eq($$ select e.details ->> 'role' from journal.evenement e
    where e.action = 'capacite.valider' order by e.id $$, $$ values ('rsci'), ('direction') $$,
  'each is journaled');

select * from finish();
rollback;
