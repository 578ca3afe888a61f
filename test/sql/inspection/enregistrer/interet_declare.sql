-- Spec: types-de-commandes#inspection-enregistrer: an account with a declared interest in a
-- producer can not inspect them during its period.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();

create function pg_temp.inspecter(p_nom text, p_heure text, p_auteur text default 'agent')
returns text language sql as $$
  select essai.motifs(essai.faire('inspection.enregistrer', p_nom, '{}',
      essai.capture(essai.t(0, p_heure)), p_auteur))
$$;
select essai.producteur('Afi');
insert into inspection.interet (organisation_id, utilisateur_id, producteur_id, nature, periode)
values
  (core.organisation_id(), essai.id('agent ESSAI'), essai.id('Kossi'), 'est_le_producteur',
    tstzrange(essai.t(0, '05:00'), essai.t(0, '06:00'))),
  (core.organisation_id(), essai.id('agent ESSAI'), essai.id('Afi'), 'parent',
    tstzrange(null, null));

select is(pg_temp.inspecter('avant', '04:59'), null, 'before the interest');
select is(pg_temp.inspecter('au début', '05:00'), 'conflit_interets', 'from its first instant');
select is(pg_temp.inspecter('vers la fin', '05:59'), 'conflit_interets', 'to its last');
select is(pg_temp.inspecter('après', '06:00'), null,
  'after it; an interest in somebody else is none in this producer');
select is(pg_temp.inspecter('collègue', '05:30', 'collègue'), null, 'an inspector who has none');
select is(essai.constats('au début'),
  jsonb_build_array(jsonb_build_object('motif', 'conflit_interets', 'entite', 'inspection',
      'entite_id', essai.id('au début'),
  'details', jsonb_build_object('raison', 'est_le_producteur', 'producteur_id',
    essai.id('Kossi')))), 'the control is about the inspection and says which interest');
select is((select count(*) from inspection.inspection), 5::bigint, 'all inspections are written');

select * from finish();
rollback;
