-- Spec: types-de-commandes#reponses: a form in several packs in force is judged by the pack that
-- its answers match best.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select pack.publier(essai.document_pack_operations()
  || '{"code": "autre", "version": "1.0.0", "formulaires_inspection": [
  {"code": "visite", "version": 2,
        "questions": [{"code": "puits", "type": "entier", "obligatoire": true, "minimum": 1,
                  "maximum": 9}]}]}', essai.t(-400));
select campagne.creer(essai.id('autre'), 'AUTRE', 'Autre', 2024, '2024-01-01', '2026-12-31',
  (select v.id from pack.pack_version v join pack.pack p on p.id = v.pack_id
    where p.code = 'autre'), essai.t(-400));
select campagne.ouvrir(essai.id('autre'), essai.t(-600));
select campagne.cloturer(essai.id('autre'), essai.t(0, '06:30'));

create function pg_temp.inspecter(p_reponses jsonb, p_heure text) returns text language sql as $$
  select essai.motifs(essai.faire('inspection.enregistrer', p_reponses || p_heure,
      jsonb_build_object('reponses', p_reponses), essai.capture(essai.t(0, p_heure))))
$$;

select is(pg_temp.inspecter('{"puits": 3}', '06:29'), null, 'the one pack''s questions');
select is(pg_temp.inspecter('{"haie": true}', '06:28'), null, 'the other''s');
select is(pg_temp.inspecter('{"haie": true, "puits": 3}', '06:27'), 'ecart_calcul',
  'not the two at once');
select is(pg_temp.inspecter('{"puits": 3}', '06:30'), 'ecart_calcul',
  'the first one''s when its campaign is closed');

select * from finish();
rollback;
