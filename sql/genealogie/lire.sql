-- The genealogy of a lot, both ways or one: what its mass is made of and what became of it, record
-- by record with dates, places and people, and what passed from which to which; as JSON, in pieces
-- that follow each other. Of a large one the nearest records are shown, with how many there are.
-- Spec: genealogie#genealogie.
-- Why: descriptions are found by a hash; a merge would sort their text first.
-- Chosen: docs/decisions/0029-genealogie.md, docs/decisions/0063-genealogie-ecrite.md.
create or replace function genealogie.lire(
  p_lot_id uuid, p_requete jsonb, p_personnes text[])
returns setof text
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_custom_plan'
set enable_mergejoin = off
set work_mem = '32MB'
as $$
declare
  v_limite integer := coalesce((p_requete ->> 'limite')::integer, 500);
begin
  return query
  with noeud as materialized (
    select x.* from genealogie.parcourir(
      p_lot_id, coalesce(p_requete ->> 'sens', 'les_deux'),
      coalesce((p_requete ->> 'profondeur')::integer, 100000), v_limite) as x
  )
  select concat(
    '{"lot_id" : "', p_lot_id, '", "quantite_g" : ',
    coalesce(max(n.quantite_g) filter (where n.sens = 'lot')::text, 'null'), ', "amont" : ',
    genealogie.compter(
      max(n.noeuds) filter (where n.sens = 'amont'),
      max(n.profondeur_totale) filter (where n.sens = 'amont'),
      count(*) filter (where n.sens = 'amont')),
    ', "aval" : ',
    genealogie.compter(
      max(n.noeuds) filter (where n.sens = 'aval'),
      max(n.profondeur_totale) filter (where n.sens = 'aval'),
      count(*) filter (where n.sens = 'aval')),
    ', "noeuds" : [')
  from noeud n
  union all
  (select case when r.morceau > 0 then ', ' else '' end || string_agg(
      '{"id": "' || r.id || '", "date": ' || coalesce(r.date, 'null') || ', "lieu": '
      || coalesce(r.lieu, 'null') || ', "sens": "' || r.sens || '", "genre": "' || r.genre
      || '", "auteur": ' || coalesce(r.auteur, 'null') || ', "statut": '
      || coalesce(r.statut, 'null') || ', "libelle": ' || coalesce(r.libelle, 'null')
      || ', "produit": ' || coalesce(r.produit, 'null') || ', "reste_g": '
      || coalesce(r.reste_g::text, 'null') || ', "personne": ' || coalesce(r.personne, 'null')
      || ', "profondeur": ' || r.profondeur || ', "quantite_g": ' || r.quantite_g || '}', ', ')
   from (
     select (n.place - 1) / 200 as morceau, n.sens, n.reste_g, n.profondeur, n.quantite_g, n.genre,
            n.id, d.libelle, d.date, d.statut, d.produit, d.lieu, d.personne, d.auteur
     from (
       select x.*, row_number() over (order by x.sens <> 'lot', x.sens, x.profondeur,
                                               x.quantite_g desc, x.id) as place
       from noeud x) as n
       left join genealogie.decrire(
         array(select (x.genre, x.id)::matiere.noeud from noeud x), p_personnes) as d
         on d.genre = n.genre and d.id = n.id
     order by morceau, n.place) as r
   group by r.morceau order by r.morceau)
  union all
  select '], "liens" : ['
  union all
  select l.* from genealogie.liens(
    array(select (n.genre, n.id)::matiere.noeud from noeud n where n.sens <> 'aval'),
    array(select (n.genre, n.id)::matiere.noeud from noeud n where n.sens <> 'amont'),
    v_limite * 10) as l
  union all
  select ']}';
end
$$;
