-- Returns the parts of a campaign's numbers: the frozen segments, the year of its opening in the
-- organization's time zone, the codes of campaign and product, and the frozen company prefix.
-- Segments are null while nothing is frozen. In a widened campaign, `elargis` of the sequence is
-- the greatest number of digits of a rank.
-- Spec: numerotation#modele, numerotation#elargissement.
create or replace function numerotation.modele_fige(
  p_campagne_id uuid, p_produit_id uuid) returns numerotation.fige
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_fige numerotation.fige;
begin
  select case when c.chiffres_elargis is null then m.segments
              else numerotation.elargis(m.segments, c.chiffres_elargis) end,
         date_part('year', lower(c.active_pendant) at time zone o.fuseau_horaire)::integer,
         c.code, p.code, coalesce(m.prefixe_entreprise, o.prefixe_entreprise)
  into v_fige
  from campagne.campagne c
    join organisation.organisation o on o.id = c.organisation_id
    join produit.produit p on p.organisation_id = c.organisation_id and p.id = p_produit_id
    left join numerotation.modele m
      on m.organisation_id = c.organisation_id and m.version = c.modele_numerotation_version
  where c.id = p_campagne_id;
  return v_fige;
end
$$;
