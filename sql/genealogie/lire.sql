-- The genealogy of a lot, both ways or one: what its mass is made of and what became of it, record
-- by record with dates, places and people, and what passed from which to which. Of a large one the
-- nearest records are shown, with how many there are.
-- Spec: genealogie#genealogie.
-- Chosen: docs/decisions/0029-genealogie.md, docs/decisions/0063-genealogie-ecrite.md.
create or replace function genealogie.lire(
  p_lot_id uuid, p_requete jsonb, p_personnes text[])
returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_custom_plan'
set work_mem = '16MB'
as $$
declare
  v_limite integer := coalesce((p_requete ->> 'limite')::integer, 500);
begin
  return (
    with noeud as materialized (
      select x.* from genealogie.parcourir(
        p_lot_id, coalesce(p_requete ->> 'sens', 'les_deux'),
        coalesce((p_requete ->> 'profondeur')::integer, 100000), v_limite) as x
    ),
    description as materialized (
      select d.* from genealogie.decrire(
        array(select (n.genre, n.id)::matiere.noeud from noeud n), p_personnes) as d
    )
    select concat(
      '{"lot_id" : "', p_lot_id, '", "quantite_g" : ',
      coalesce((select n.quantite_g from noeud n where n.sens = 'lot')::text, 'null'),
      ', "amont" : ',
      genealogie.compter(noeuds.amont, noeuds.profondeur_amont, noeuds.montres_amont),
      ', "aval" : ',
      genealogie.compter(noeuds.aval, noeuds.profondeur_aval, noeuds.montres_aval),
      ', "noeuds" : [',
      (select string_agg(format(
          '{"id": "%s", "date": %s, "lieu": %s, "sens": "%s", "genre": "%s", "auteur": %s, '
          '"statut": %s, "libelle": %s, "produit": %s, "reste_g": %s, "personne": %s, '
          '"profondeur": %s, "quantite_g": %s}',
          r.id::text, coalesce(r.date, 'null'), coalesce(r.lieu, 'null'), r.sens, r.genre,
          coalesce(r.auteur, 'null'), coalesce(r.statut, 'null'), coalesce(r.libelle, 'null'),
          coalesce(r.produit, 'null'), coalesce(r.reste_g::text, 'null'),
          coalesce(r.personne, 'null'), r.profondeur::text, r.quantite_g::text), ', ')
       from (
         select n.sens, n.reste_g, n.profondeur, n.quantite_g, n.genre, n.id, d.libelle, d.date,
                d.statut, d.produit, d.lieu, d.personne, d.auteur
         from noeud n left join description d on d.genre = n.genre and d.id = n.id
         order by n.sens <> 'lot', n.sens, n.profondeur, n.quantite_g desc, n.id) as r),
      '], "liens" : [',
      genealogie.liens(
        array(select (n.genre, n.id)::matiere.noeud from noeud n where n.sens <> 'aval'),
        array(select (n.genre, n.id)::matiere.noeud from noeud n where n.sens <> 'amont'),
        v_limite * 10),
      ']}')
    from (
      select max(n.noeuds) filter (where n.sens = 'amont') as amont,
             max(n.profondeur_totale) filter (where n.sens = 'amont') as profondeur_amont,
             count(*) filter (where n.sens = 'amont') as montres_amont,
             max(n.noeuds) filter (where n.sens = 'aval') as aval,
             max(n.profondeur_totale) filter (where n.sens = 'aval') as profondeur_aval,
             count(*) filter (where n.sens = 'aval') as montres_aval
      from noeud n) as noeuds);
end
$$;
