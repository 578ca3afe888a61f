-- Spec: file-de-controle#valeur-retenue: for each field in conflict one of the two values is kept,
-- independently of the other fields.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

select from essai.faire('producteur.modifier', 'collègue',
  '{"champs": {"localite": "Savalou", "telephone": "+2291", "sexe": "M"}}', '{}', 'collègue');
select from essai.faire('producteur.modifier', 'x',
  '{"champs": {"localite": "Dassa", "telephone": "+2292", "sexe": "F"}}');
create function pg_temp.kossi() returns text language sql stable as $$
  select format('%s %s %s v%s', p.localite, p.telephone, p.sexe, p.version)
  from producteur.producteur p where p.id = essai.id('Kossi')
$$;
select is(pg_temp.kossi(), 'Savalou +2291 M v2', 'while open the server''s values are kept');
select is(essai.lever('admin ESSAI', 'x', 'modification_concurrente', 'valeur_retenue',
    '{"champs": {"localite": "propose", "telephone": "serveur", "sexe": "propose"}}'), 'leve',
  'two proposals are retained');
select is(pg_temp.kossi(), 'Dassa +2291 F v3', 'they and no others are applied, as one version');
select results_eq($$ select h.champ, h.valeur #>> '{}', h.auteur_id, h.commande_id
    from producteur.champ h where h.version = 3 order by 1 $$,
  $$ values ('localite', 'Dassa', essai.id('admin ESSAI'), essai.id('commande x')),
    ('sexe', 'F', essai.id('admin ESSAI'), essai.id('commande x')) $$,
  'the history names who decided, linked to the command');
select is(
  essai.motifs(essai.faire('producteur.modifier', 'y',
      '{"champs": {"localite": "Parakou"}, "version_base": 2}', '{}', 'collègue')),
  'modification_concurrente',
  'whoever did not see it yet is in conflict with it');

select * from finish();
rollback;
