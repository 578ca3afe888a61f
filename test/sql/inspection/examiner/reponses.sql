-- Spec: types-de-commandes#reponses: each mismatch with the form opens a control, and every answer
-- is stored.
begin;
set local role metier;
select plan(12);
select essai.preparer_operations();

create function pg_temp.inspecter(p_nom text, p_champs jsonb) returns text language sql as $$
  select essai.motifs(essai.faire('inspection.enregistrer', p_nom, p_champs))
$$;
create function pg_temp.repondre(p_nom text, p_reponses jsonb) returns jsonb language sql as $$
  select pg_temp.inspecter(p_nom, jsonb_build_object('reponses', p_reponses));
  select coalesce(jsonb_object_agg(k.details ->> 'raison', k.details -> 'questions'), '{}')
  from controle.controle k where k.commande_id = essai.id('commande ' || p_nom)
    and k.motif = 'ecart_calcul' and k.details ->> 'champ' = 'reponses'
$$;

select is(pg_temp.repondre('juste', '{"haie": false, "eau": null, "notes": ""}'), '{}',
  'what is mandatory, and no more');
select is(pg_temp.repondre('de trop', '{"haie": true, "x": 1, "y": null}'),
  '{"question_inconnue": ["x"]}', 'an answer to no question of the form');
select is(pg_temp.repondre('absente', '{"eau": ["puits"]}'), '{"reponse_manquante": ["haie"]}',
  'a mandatory answer that lacks');
select is(pg_temp.repondre('nulle', '{"haie": null}'), '{"reponse_manquante": ["haie"]}',
  'or is null');
select is(pg_temp.repondre('mêlée', '{"x": 1, "vue": "x"}'),
  '{"question_inconnue": ["x"], "reponse_manquante": ["haie"], "reponse_inadmissible": ["vue"]}',
  'a control each');
select is((select i.reponses from inspection.inspection i where i.id = essai.id('mêlée')),
  '{"x": 1, "vue": "x"}', 'the answers are kept as they were given');
select is(pg_temp.inspecter('inconnu', '{"formulaire_code": "audit", "reponses": {"x": 1}}'),
  'reference_inconnue', 'of an unknown form nothing is compared');
select is(pg_temp.inspecter('à rebours',
    jsonb_build_object('debut', essai.t(0, '06:50'), 'fin', essai.t(0, '06:49'))), 'ecart_calcul',
  'an end before its beginning');
select is((select (k #> '{0,details}') - '{debut,fin}'::text[]
    from essai.constats('à rebours') as k), '{"champ": "fin", "raison": "fin_avant_debut"}',
  'the details say so');
select is(pg_temp.inspecter('d''un instant',
    jsonb_build_object('debut', essai.t(0, '06:50'), 'fin', essai.t(0, '06:50'))), null,
  'an end at its beginning');
select is((select count(*) from inspection.inspection), 8::bigint, 'all are written');
select is((select essai.lever('rsci ESSAI', 'absente', 'ecart_calcul', 'confirmation_serveur')),
  'leve', 'and lifted');

select * from finish();
rollback;
