-- Spec: capacites#plafond: a larger surface allows no larger delivery before it is validated.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select essai.mesurer_kossi();
select essai.capacite_validee();
select essai.faire('parcelle.relever', 'double',
  jsonb_build_object('releve', essai.releve('double', essai.rectangle(11, 6.4, 0.002))));
select is((select string_agg(c.statut || ' ' || c.capacite_g, ', ' order by c.proposee_le)
    from capacite.capacite c), 'a_revalider 1223400, proposee 2446900',
  'twice the surface: a larger proposal');
select is((select s.plafond_g from capacite.solde s), 1223400::bigint,
  'the ceiling stays the validated one');
select is((select v.surface_m2 from parcelle.polygone_en_vigueur v), 24469::bigint,
  'though the new survey is in force');

select * from finish();
rollback;
