-- Spec: organisations-et-modules#arbre: the tree comes from the packs in use: the packs of all open
-- campaigns, that of the last opened campaign first; or the pack of the latest campaign if none is
-- open.
begin;
set local role metier;
select plan(6);
select essai.preparer();

create function pg_temp.codes(p_le timestamptz) returns text
language sql as $$ select string_agg(n.code, ',' order by n.rang) from activite.noeuds(p_le) n $$;
select is(pg_temp.codes(essai.t()), 'production,collecte,station,reception,sechage',
  'one open campaign');
select campagne.creer(essai.id('autre'), 'A26', 'Autre', 2026, '2026-01-01', '2026-12-31',
  pack.publier(essai.document_pack('2.0.0')
    || jsonb_build_object('code', 'second', 'arbre_activites',
  '[{"code": "collecte", "libelle_fr": "Nouvelle", "libelle_en": "New", "parent": null,
      "module": "noyau", "prerequis": []},
    {"code": "pressage", "libelle_fr": "Pressage", "libelle_en": "Pressing", "parent": null,
        "module": "procedes", "prerequis": ["collecte"]}]'::jsonb), essai.t(-50)), essai.t(-50));
select is(pg_temp.codes(essai.t()), 'production,collecte,station,reception,sechage',
  'one in preparation is not in use');
update campagne.campagne set statut = 'ouverte',
  active_pendant = tstzmultirange(tstzrange(essai.t(-20), null)) where id = essai.id('autre');
select is(pg_temp.codes(essai.t()), 'collecte,pressage,production,station,reception,sechage',
  'two open campaigns: both trees, a node once');
select is((select n.libelle_fr from activite.noeuds(essai.t()) n where n.code = 'collecte'),
  'Nouvelle', 'as the last opened has it');
select is(pg_temp.codes(essai.t(-30)), 'production,collecte,station,reception,sechage',
  'at a date, those that were open at it');
update campagne.campagne
set active_pendant = active_pendant - tstzmultirange(tstzrange(essai.t(-1), null));
select is(pg_temp.codes(essai.t()), 'collecte,pressage', 'none open: the latest');

select * from finish();
rollback;
