-- Spec: types-de-commandes#non-conformite-constater: a finding that no pack has is unknown; a
-- severity that differs from the pack's is corrected, and the result says so.
begin;
set local role metier;
select plan(12);
select essai.preparer_operations();

create function pg_temp.constater(p_nom text, p_champs jsonb, p_entete jsonb default '{}')
returns text language sql as $$
  select essai.motifs(essai.faire('non_conformite.constater', p_nom, p_champs, p_entete))
$$;
create function pg_temp.gravite(p_nom text) returns text language sql as $$
  select n.gravite from non_conformite.non_conformite n where n.id = essai.id(p_nom)
$$;

select is(pg_temp.constater('connu', '{}'), null, 'a finding of a pack in force');
select is(pg_temp.constater('inconnu', '{"constat_code": "bruit", "gravite": "critique"}'),
  'reference_inconnue', 'one that no pack knows');
select is((select k #> '{0,details}' from essai.constats('inconnu') as k),
  '{"champ": "constat_code", "entite": "constat", "code": "bruit"}', 'the details name it');
select is(pg_temp.gravite('inconnu'), 'critique', 'written as it was said');
select is(pg_temp.constater('plus bas', '{"gravite": "mineure"}'), 'ecart_calcul',
  'a severity below the pack''s');
select is(pg_temp.gravite('plus bas'), 'majeure', 'the pack''s is kept');
select is((select k #> '{0,details}' from essai.constats('plus bas') as k),
  '{"champ": "gravite", "raison": "gravite", "constat_code": "haie_absente", "serveur": "majeure",
    "telephone": "mineure"}', 'the details say both');
select is(pg_temp.constater('plus haut', '{"gravite": "critique"}'), 'ecart_calcul',
  'above it as well');
select is(pg_temp.gravite('plus haut'), 'majeure', 'the pack''s is kept');
select is((select essai.lever('rsci ESSAI', 'inconnu', 'reference_inconnue', 'confirmation')),
  '409 reference_toujours_inconnue', 'an unknown finding is not confirmed');
select campagne.cloturer(essai.id('operations ESSAI'), essai.t(0, '07:00'));
select is(pg_temp.constater('fermée', '{}'), 'reference_inconnue',
  'whose campaign is closed: of no pack in force');
select is(pg_temp.constater('avant', '{}', essai.capture(essai.t(0, '06:59'))), null,
  'before it closed');

select * from finish();
rollback;
