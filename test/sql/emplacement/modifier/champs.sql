-- Spec: lots#emplacements: name, capacity, admitted qualities and opening can change, former values
-- are stored, and an unchanged value leaves no trace.
begin;
set local role metier;
select plan(7);
select essai.preparer();

select is(emplacement.modifier(essai.place('P', 'bio'), '{"nom": "Magasin P"}',
    essai.id('rsci ESSAI'), essai.t()) ->> 'nom', 'Magasin P', 'the same name');
select is((select count(*) from emplacement.changement), 0::bigint, 'leaves no trace');
select is(emplacement.modifier(essai.place('P'),
    '{"qualites_admises": ["bio", "conversion"], "capacite_g": 500, "actif": false,
      "raison": "Travaux"}', essai.id('rsci ESSAI'), essai.t(1))::jsonb
  - 'id' - 'cree_le' - 'historique',
  '{"code": "P", "nom": "Magasin P", "site": "principal", "capacite_g": 500, "stock_g": 0,
    "qualites_admises": ["bio", "conversion"], "qualites_par_referentiel": {}, "actif": false,
      "alertes": []}', 'all at once');
select is((select array_agg(k order by k) from emplacement.changement c,
    jsonb_object_keys(c.champs) as k), '{actif,capacite_g,qualites_admises}', 'what changed');
select is((select c.champs -> 'qualites_admises' || jsonb_build_object('raison', c.raison)
    from emplacement.changement c), '{"avant": ["bio"], "apres": ["bio", "conversion"],
    "raison": "Travaux"}', 'before, after and why');
select is(emplacement.modifier(essai.place('P'),
    '{"capacite_g": null, "qualites_admises": [], "actif": true}', essai.id('rsci ESSAI'),
    essai.t(
      2))::jsonb -
  '{id,cree_le,historique,code,nom,site,stock_g,alertes,qualites_par_referentiel}'::text[],
  '{"capacite_g": null, "qualites_admises": [], "actif": true}',
  'not limited, admits all, open again');
select throws_ok(
  $$ select emplacement.modifier(essai.id('?'), '{"nom": "x"}', essai.id('rsci ESSAI'),
      essai.t()) $$, 'TR404', 'emplacement_inconnu', 'nowhere');

select * from finish();
rollback;
