-- Returns the requested plots of the organization, with their state, their category and the box
-- around their survey in force, or the point in place of a survey (millionths of a degree; null
-- without either).
-- Spec: terrain#carte, terrain#point, api#recherche.
-- Why: reads the whole organization by joins, without a function call per row: lookups plot by plot
--      would take a minute for fifty thousand plots.
create or replace function parcelle.toutes(p_filtre jsonb, p_le timestamptz)
returns table (parcelle_id uuid, ouest integer, sud integer, est integer, nord integer, etat text,
               categorie text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ordre constant text[] := '{hors_statut,conventionnel,conversion,bio}';
  v_sain constant text := parcelle.etat(true, '{}', false, true);
  v_producteur_id constant uuid := p_filtre ->> 'producteur_id';
  v_groupement_id constant uuid := p_filtre ->> 'groupement_id';
  v_recherche constant text := p_filtre ->> 'recherche';
begin
  return query
    with relevee as materialized (
      select v.parcelle_id as id, v.forme::public.box3d as boite from parcelle.polygone_en_vigueur v
    ),
    concernee as materialized (
      select c.parcelle_id as id, array_agg(c.motif) as motifs, bool_or(c.bloquante) as bloquee
      from parcelle.concernees(null) as c group by c.parcelle_id
    ),
    statut as materialized (
      select s.parcelle_id as id, min(array_position(v_ordre, e.categorie_affichage)) as rang
      from conformite.statut_parcelle s
        join conformite.etat e
          on e.referentiel_code = s.referentiel_code and e.code = s.etat_code
      where s.periode @> p_le group by s.parcelle_id
    ),
    situee as materialized (
      select p.id, r.boite, p.longitude_microdegres as longitude,
             p.latitude_microdegres as latitude,
             case when c.id is null and r.id is not null and p.actif_pendant @> p_le then v_sain
               else parcelle.etat(p.actif_pendant @> p_le, coalesce(c.motifs, '{}'),
                                  coalesce(c.bloquee, false), r.id is not null) end as etat,
             coalesce(v_ordre[t.rang], 'conventionnel') as categorie
      from parcelle.parcelle p
        left join producteur.producteur d
          on d.organisation_id = p.organisation_id and d.id = p.producteur_id
        left join relevee r on r.id = p.id
        left join concernee c on c.id = p.id
        left join statut t on t.id = p.id
      where p.fusionnee_dans is null
        and (v_producteur_id is null or p.producteur_id = v_producteur_id)
        and (v_groupement_id is null or p.groupement_id = v_groupement_id)
        and (v_recherche is null
             or core.contient(
               concat_ws(' ', p.nom, d.reference, d.nom, d.prenoms), v_recherche))
    )
    select s.id, coalesce(floor(public.st_xmin(s.boite) * 1000000)::integer, s.longitude),
           coalesce(floor(public.st_ymin(s.boite) * 1000000)::integer, s.latitude),
           coalesce(ceil(public.st_xmax(s.boite) * 1000000)::integer, s.longitude),
           coalesce(ceil(public.st_ymax(s.boite) * 1000000)::integer, s.latitude),
           s.etat, s.categorie
    from situee s
    where s.etat = coalesce(p_filtre ->> 'etat', s.etat)
      and s.categorie = coalesce(p_filtre ->> 'categorie', s.categorie);
end
$$;
