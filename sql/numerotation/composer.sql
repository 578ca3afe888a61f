-- Writes out the official number of a rank by a campaign's frozen segments; null when a segment has
-- no value (an active company prefix that the organization has not set).
-- Spec: numerotation#attribution, numerotation#segments, numerotation#annee.
create or replace function numerotation.composer(
  p_segments jsonb, p_annee_ouverture integer, p_code_campagne text, p_nature text, p_produit text,
  p_prefixe text, p_rang bigint) returns text
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select case when bool_or(v.valeur is null) then null
      else string_agg(v.valeur, '' order by s.rang) end
    from jsonb_array_elements(p_segments) with ordinality as s (segment, rang)
      cross join lateral (
        select case s.segment ->> 'type'
          when 'annee_campagne' then lpad((p_annee_ouverture % 100)::text, 2, '0')
          when 'code_campagne' then p_code_campagne
          when 'nature' then p_nature
          when 'produit' then p_produit
          when 'prefixe_entreprise'
            then case when (s.segment ->> 'actif')::boolean then p_prefixe else '' end
          when 'texte' then s.segment ->> 'valeur'
          when 'sequence' then lpad(p_rang::text, (s.segment ->> 'chiffres')::integer, '0')
        end as valeur
      ) as v);
end
$$;
grant execute on function
  numerotation.composer(jsonb, integer, text, text, text, text, bigint) to rapports;
