-- Spec: ventes-et-expeditions#retours: goods that a client returns are a new waiting `REC` lot,
-- child of the shipped lot; the expedition stays.
begin;
set local role metier;
select plan(29);
select essai.preparer_ventes();

select essai.lot('a', 1000, 'validé'), essai.lot('b', 1000, 'validé', 'C3');
select essai.vendre('V', jsonb_build_object('lignes', essai.ligne_vente(2000, '{"AB": "C3"}')));
select essai.charger('x', 'V', '{}',
  jsonb_build_object('conteneurs', '[{"numero": "CSQU3054383"}, {"numero": "MSKU6011672"}]'::jsonb,
    'lignes', jsonb_build_array(
  jsonb_build_object('lot_id', essai.id('lot a'), 'quantite_g', 700, 'conteneur', 'CSQU3054383'),
  jsonb_build_object('lot_id', essai.id('lot a'), 'quantite_g', 300, 'conteneur', 'MSKU6011672'),
  jsonb_build_object('lot_id', essai.id('lot b'), 'quantite_g', 1000, 'conteneur',
    'MSKU6011672'))));
create function pg_temp.rendre(p_champs jsonb, p_jour integer default 5) returns text
language sql as $$
  select essai.refus(
    format('select expedition.retourner(%L, %L, essai.id(''admin ESSAI''), essai.t(%s))',
      coalesce(essai.expedition('x'), essai.id('?')),
    jsonb_build_object('emplacement_id', essai.place(), 'raison', 'humide') || p_champs, p_jour))
$$;
create function pg_temp.revenus() returns text language sql as $$
  select string_agg(format('%s %s %s', r.ligne, r.quantite_g, o.statut), ',' order by r.le, r.ligne,
    r.quantite_g) from expedition.retour r join lot.lot o on o.id = r.lot_id
$$;
select is(pg_temp.rendre('{}'), '409 transition_refusee', 'of a draft');
select is(essai.expedier('x'), 'validée', 'it left');
select is((select v.statut from vente.vente v where v.code = 'V'), 'soldée', 'all of it');
select is(pg_temp.rendre('{"lignes": [{"ligne": 1, "quantite_g": 701}]}'), '409 retour_superieur',
  'more than left');
select is(pg_temp.rendre('{"lignes": [{"ligne": 4}]}'), '404 ligne_inconnue', 'no such line');
select is(pg_temp.rendre('{"conteneur": "CSQU3054383", "lignes": [{"ligne": 2}]}'),
  '404 ligne_inconnue', 'not in that container');
select is(
  pg_temp.rendre('{"lignes": [{"ligne": 1, "quantite_g": 1}, {"ligne": 1, "quantite_g": 1}]}'),
  '400 parametre_invalide', 'a line twice');
select is(pg_temp.rendre('{"lignes": [{"ligne": 1, "quantite_g": 100}]}'), 'accepté',
  'a part of a line');
select is(pg_temp.rendre('{"conteneur": "CSQU3054383"}', 6), 'accepté',
  'a container: what is left of it');
select is(pg_temp.rendre('{"conteneur": "CSQU3054383"}', 6), '409 retour_vide',
  'which is empty now');
select is(pg_temp.rendre('{"lignes": [{"ligne": 1}]}', 6), '409 retour_superieur',
  'nothing of that line is there');
select is(pg_temp.rendre('{}', 7), 'accepté', 'and all the rest');
select is(pg_temp.revenus(), '1 100 en_attente,1 600 en_attente,2 300 en_attente,3 1000 en_attente',
  'each a lot that waits');
select is(
  (select string_agg(distinct o.nature || ' ' || r.origine || ' ' || r.statut || ' '
      || (r.lot_id = o.id)::text, ',') from expedition.retour t join lot.lot o on o.id = t.lot_id
    join reception.reception r on r.id = t.reception_id),
  'REC retour en_attente true', 'with its reception');
select is((select array_agg(o.parent_id order by t.le, t.ligne) from expedition.retour t
    join lot.lot o on o.id = t.lot_id), array[essai.id('lot a'), essai.id('lot a'),
    essai.id('lot a'), essai.id('lot b')], 'whose parent is what was shipped');
select is((select array_agg(lot.categorie(t.lot_id) order by t.le, t.ligne)
    from expedition.retour t), '{bio,bio,bio,conversion}', 'of its quality');
select is((select sum(e.quantite_g) from matiere.toute_ecriture e
    join matiere.compte c on c.id = e.compte_id where c.genre = 'client'), 0::numeric,
  'nothing is at the client');
select is((select string_agg(distinct f.de_genre, ',') from expedition.retour t
    join matiere.filiation f on f.vers_id = t.lot_id), 'expedition', 'it came from the expedition');
select is(essai.etats('a', 'b') || ' ' || (select x.statut from expedition.expedition x),
  'consommé 0, consommé 0 validée', 'history stays');
select is((select v.statut from vente.vente v where v.code = 'V'), 'soldée', 'the sale too');
select is(essai.expedier('x', 'devalider', 8), '409 matiere_deja_utilisee',
  'what came back is not shipped back on paper');
select matiere.contrepasser(r.mouvement_id, essai.id('admin ESSAI'), essai.t(8))
from expedition.retour r;
select is(essai.expedier('x', 'devalider', 8), 'brouillon', 'unless the returns were reversed');

select is(essai.expedier('x', 'valider', 8), 'validée', 'again');
select is(pg_temp.rendre(jsonb_build_object('emplacement_id', essai.id('?')), 9),
  '404 emplacement_inconnu', 'to no place');
select is(pg_temp.rendre(jsonb_build_object('date_operation', essai.t(1)), 9),
  '400 parametre_invalide', 'before it left');
select is(pg_temp.rendre(jsonb_build_object('date_operation', essai.t(10)), 9),
  '400 parametre_invalide', 'tomorrow');
update emplacement.emplacement set actif_pendant = '{[2026-01-01,2026-06-02)}'
where id = essai.place();
select is(pg_temp.rendre('{}', 9), '409 emplacement_ferme', 'to a closed one');
update emplacement.emplacement set actif_pendant = '{(,)}' where id = essai.place();
select campagne.creer(essai.id('plus tard'), 'C27', 'C', 2027, '2027-01-01', '2027-12-31',
  (select c.pack_version_id from campagne.campagne c where c.id = essai.id('campagne ESSAI')),
  essai.t());
select is(pg_temp.rendre(jsonb_build_object('campagne_id', essai.id('plus tard')), 9),
  '409 campagne_non_ouverte', 'in a campaign to come');
select is(pg_temp.rendre(jsonb_build_object('campagne_id', essai.id('?')), 9),
  '404 campagne_introuvable', 'in none');

select * from finish();
rollback;
