-- Spec: capacites#retour-en-validation: with another date, survey in force and surface, the
-- capacity returns to validation.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.mesurer_kossi();
select from essai.faire('parcelle.relever', 'moitié',
  jsonb_build_object('releve', essai.releve('moitié', essai.rectangle(11, 6.4, 0.0005))),
  '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}');
select essai.capacite_validee();
create temp table avant as select c.capacite_g from capacite.capacite c where c.statut = 'validee';
select is(essai.lever('rsci ESSAI', 'moitié', 'horloge_invraisemblable', 'ecart_motive',
    jsonb_build_object('date_operation', essai.t(-60))), 'leve', 'it was before the other survey');
select is((select string_agg(c.statut, ',' order by c.statut) from capacite.capacite c),
  'a_revalider,proposee', 'the capacity returns to validation');
select cmp_ok((select c.capacite_g from capacite.capacite c where c.statut = 'proposee'), '>',
  a.capacite_g, 'the other survey is in force, of the whole plot') from avant a;
select is((select s.plafond_g from capacite.solde s), a.capacite_g,
  'the ceiling stays at the lower of both') from avant a;

select * from finish();
rollback;
