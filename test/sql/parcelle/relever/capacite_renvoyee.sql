-- Spec: capacites#retour-en-validation: a survey sends a validated capacity back, and the lower of
-- the two figures counts meanwhile.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

select essai.mesurer_kossi();
select is(essai.capacite_validee(), 1223400::bigint, 'a plot of 12,234 m2 at 1,000 kg/ha');
select is(
  essai.motifs(essai.faire('parcelle.relever', 'moitié',
      jsonb_build_object('releve', essai.releve('moitié', essai.rectangle(11, 6.4, 0.0005))))),
  null, 'a new survey finds half of it');
select results_eq(
  'select c.statut, c.capacite_g, c.proposee_par from capacite.capacite c order by c.proposee_le',
  $$ values ('a_revalider', 1223400::bigint, null::uuid),
    ('proposee', 611700, essai.id('agent ESSAI')) $$,
  'the validated capacity returns to validation with a new proposal');
select is((select c.lignes #> '{0,surface_m2}' from capacite.capacite c
    where c.statut = 'proposee'), '6117', 'the proposal rests on the new surface');
select is((select s.plafond_g from capacite.solde s), 611700::bigint,
  'the ceiling is the lower of both');
select ok(essai.collecter('trop', essai.kg(611701)) -> 'motifs' ? 'capacite_depassee',
  'a collection beyond it crosses the ceiling');

select * from finish();
rollback;
