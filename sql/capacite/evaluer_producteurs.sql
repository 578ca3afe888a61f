-- Calculates the capacity of producers in a raw material and quality state in a campaign, in g, per
-- plot, stratum and cycle: surface in force × share of the crop at the date × yield (the plot's
-- latest, else the pack's default). A line names the stratum unless it is the principal one. A plot
-- without a yield counts for nothing; a producer without a plot that counts has a capacity of zero.
-- A closed campaign is calculated as of its closing, for the plots held when it first closed.
-- Spec: capacites#capacite, packs-et-campagnes#dettes.
-- Chosen: docs/decisions/0012-capacites.md.
-- Why: a campaign has hundreds of producers, so one statement calculates all of them. With the
--      `limit`, the view of surveys is looked up plot by plot; a join would read all surveys.
create or replace function capacite.evaluer_producteurs(
  p_campagne_id uuid, p_producteurs uuid[], p_matiere_code text, p_etat_code text,
  p_le timestamptz)
returns table (producteur_id uuid, capacite_g bigint, lignes jsonb)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_pendant tstzmultirange := (
    select c.active_pendant from campagne.campagne c where c.id = p_campagne_id);
  v_premiere timestamptz := campagne.premiere_cloture(v_pendant);
  v_cloture timestamptz := upper(v_pendant);
  v_le timestamptz := coalesce(v_cloture, p_le);
begin
  return query
  with tenue as (
    select p.producteur_id, p.id from parcelle.parcelle p
    where v_premiere is null and p.producteur_id = any (p_producteurs)
    union all
    select d.id, t.id
    from unnest(p_producteurs) as d (id)
      cross join lateral parcelle.detenues(d.id, v_premiere) as t (id)
    where v_premiere is not null
  ),
  ligne as (
    select t.producteur_id, p.id as parcelle_id, g.surface_m2, c.part_cp,
           nullif(c.strate, 'principal') as strate, c.cycle,
           r.rendement_g_ha is null as rendement_defaut,
           coalesce(r.rendement_g_ha, (d.valeur #>> '{}')::bigint, 0) as rendement_g_ha
    from campagne.campagne k
      join pack.pack_version v on v.id = k.pack_version_id
      cross join tenue t
      join parcelle.parcelle p on p.organisation_id = k.organisation_id and p.id = t.id
      cross join lateral (
        (select f.surface_m2 from parcelle.polygone_en_vigueur f
         where v_cloture is null and f.organisation_id = p.organisation_id
           and f.parcelle_id = p.id limit 1)
        union all
        select r.surface_m2 from parcelle.releve_date r
        where v_cloture is not null and r.organisation_id = p.organisation_id
          and r.parcelle_id = p.id and r.en_vigueur @> v_cloture) as g
      cross join lateral (
        select u.produit_id, u.part_cp, u.strate, u.cycle
        from parcelle.cultures_au(p.id, v_le) as u offset 0) as c
      join produit.produit m on m.organisation_id = p.organisation_id and m.id = c.produit_id
        and m.code = p_matiere_code
      join conformite.statut_parcelle s
        on s.organisation_id = p.organisation_id and s.parcelle_id = p.id
        and s.referentiel_code = v.referentiel_capacite
        and s.periode @> v_le and s.etat_code = p_etat_code
      left join lateral (
        select y.rendement_g_ha from parcelle.rendement y
        where y.organisation_id = p.organisation_id and y.parcelle_id = p.id
          and y.campagne_id = k.id and y.produit_id = m.id
        order by y.fixe_le desc, y.id desc limit 1) as r on true
      left join pack.parametre d on d.pack_version_id = v.id
        and d.cle = 'rendement_defaut.' || p_matiere_code
    where k.id = p_campagne_id and p.fusionnee_dans is null and p.actif_pendant @> v_le
  )
  select q.id,
         coalesce(sum(div(l.surface_m2::numeric * l.part_cp * l.rendement_g_ha, 100000000)),
                  0)::bigint,
         coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(l) - 'producteur_id')
                            order by l.parcelle_id, l.strate nulls first, l.cycle nulls first)
                    filter (where l.parcelle_id is not null), '[]')
  from unnest(p_producteurs) as q (id) left join ligne l on l.producteur_id = q.id
  group by q.id;
end
$$;
