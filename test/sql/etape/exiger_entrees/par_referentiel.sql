-- Spec: lots#ecart-du-bio: a step is judged per referential: goods that an exceeded AB ceiling
-- blocks do not become organic goods under AB, whatever their state under NOP.
begin;
set local role metier;
select plan(5);
select essai.preparer();
select essai.lot_tenu('tenu'), essai.lot_tenu('deux', '{"NOP": "NOP"}');
insert into conformite.referentiel_coche values (core.organisation_id(), 'AB'),
  (core.organisation_id(), 'NOP');
select essai.etape('bio', '{"tenu": 100}', jsonb_build_array(essai.sortie(90)));
select is((select jsonb_object_agg(x.key, x.value)
    from etape.resultats(essai.etape_dite('bio')) as r, jsonb_each_text(r.etats) as x),
  '{"AB": "AB", "NOP": "TR"}', 'the output shows as conventional');
select is(essai.proceder('bio'), '409 etape_bloquee', 'it is organic under AB');
select essai.etape('lots', '{"deux": 100}',
  jsonb_build_array(essai.sortie(90, '{"etats": {"AB": "C1"}}')));
select is(essai.proceder('lots', 'valider',
    '[{"rang": 1, "referentiel_code": "AB", "avant": "AB", "apres": "C1"}]'), 'validée',
  'conventional under AB, organic under NOP: the capacity is one of AB');
select essai.etape('nop', '{"deux": 100}',
  jsonb_build_array(essai.sortie(90, '{"etats": {"NOP": "TR"}}')));
select is(essai.proceder('nop', 'valider',
    '[{"rang": 1, "referentiel_code": "NOP", "avant": "NOP", "apres": "TR"}]'), '409 etape_bloquee',
  'conventional under NOP, organic under AB');
select essai.etape('rien', '{"tenu": 100}',
  jsonb_build_array(essai.sortie(90, '{"etats": {"AB": "C1"}}')));
select is(essai.proceder('rien', 'valider',
    '[{"rang": 1, "referentiel_code": "AB", "avant": "AB", "apres": "C1"}]'), 'validée',
  'organic under none');

select * from finish();
rollback;
