-- What a producer can deliver of a raw material in a quality state in a campaign: per plot, surface
-- in force × share of the crop × yield (the plot's latest, else the pack's default), with its
-- reckoning. In g; a plot without a yield counts for nothing.
-- Spec: «POST /v1/capacites». Chosen: docs/decisions/0012-capacites.md.
create or replace function capacite.evaluer(
  p_campagne_id uuid, p_producteur_id uuid, p_matiere_code text, p_etat_code text, p_le timestamptz,
  out capacite_g bigint, out lignes jsonb) returns record
language plpgsql stable
set search_path = ''
as $$
begin
  with ligne as (
    select p.id as parcelle_id, g.surface_m2, c.part_cp,
           r.rendement_g_ha is null as rendement_defaut,
           coalesce(r.rendement_g_ha, (d.valeur #>> '{}')::bigint, 0) as rendement_g_ha
    from campagne.campagne k
      join pack.pack_version v on v.id = k.pack_version_id
      join parcelle.parcelle p on p.organisation_id = k.organisation_id
        and p.producteur_id = p_producteur_id
      join parcelle.polygone_en_vigueur g on g.organisation_id = p.organisation_id
        and g.parcelle_id = p.id
      join parcelle.culture c on c.organisation_id = p.organisation_id and c.parcelle_id = p.id
      join produit.produit m on m.organisation_id = c.organisation_id and m.id = c.produit_id
        and m.code = p_matiere_code
      join conformite.statut_parcelle s
        on s.organisation_id = p.organisation_id and s.parcelle_id = p.id
        and s.referentiel_code = v.referentiel_capacite
        and s.periode @> p_le and s.etat_code = p_etat_code
      left join lateral (
        select y.rendement_g_ha from parcelle.rendement y
        where y.organisation_id = p.organisation_id and y.parcelle_id = p.id
          and y.campagne_id = k.id and y.produit_id = m.id
        order by y.fixe_le desc, y.id desc limit 1) as r on true
      left join pack.parametre d on d.pack_version_id = v.id
        and d.cle = 'rendement_defaut.' || p_matiere_code
    where k.id = p_campagne_id and p.fusionnee_dans is null and p.actif_pendant @> p_le
  )
  select coalesce(sum(div(l.surface_m2::numeric * l.part_cp * l.rendement_g_ha, 100000000)), 0),
         coalesce(jsonb_agg(to_jsonb(l) order by l.parcelle_id), '[]')
  into capacite_g, lignes
  from ligne l;
end
$$;
