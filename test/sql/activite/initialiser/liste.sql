-- Spec: organisations-et-modules#initialisation: a list must contain nodes of the packs together
-- with all their prerequisites, or it is refused as a whole.
begin;
set local role metier;
select plan(7);
select essai.preparer();

create function pg_temp.initialiser(p_noeuds text[] default null) returns text language sql as $$
  select essai.issue_de(format('select activite.initialiser(essai.session(), %L, essai.t())',
      p_noeuds))
$$;
create function pg_temp.actives(p_le timestamptz default essai.t()) returns text language sql as $$
  select string_agg(n.code, ',' order by n.rang) from activite.noeuds(p_le) n where n.etat = 'actif'
$$;

select module.activer('stock', essai.t(-1));
select is(pg_temp.initialiser('{collecte,vendange,pressage}'), '404 activite_inconnue', 'unknown');
select is(
  essai.details_de(
    $$ select activite.exiger_complets('{collecte,vendange,pressage}', essai.t()) $$),
  '{"activites": ["pressage", "vendange"]}', 'named');
select is(pg_temp.initialiser('{reception,collecte}'), '409 activation_refusee',
  'parents are missing');
select is(
  essai.details_de($$ select activite.exiger_complets('{sechage,station,collecte}', essai.t()) $$),
  '{"raison": "prerequis_inactif",
    "activites": [{"activite": "collecte", "manquent": ["production"], "module_inactif": null},
    {"activite": "sechage", "manquent": ["reception"], "module_inactif": "procedes"}]}',
    'what each lacks');
select is(pg_temp.actives(), null, 'nothing is on yet');
select isnt(pg_temp.initialiser('{station,collecte,production}'), '409 activation_refusee',
  'a list that holds together, in any order');
select is(pg_temp.actives(), 'production,collecte,station', 'is on, the rest is not');

select * from finish();
rollback;
