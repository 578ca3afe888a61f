-- Writes out the official number of a rank by a campaign's frozen segments; null when a segment has
-- no value (an active company prefix that the organization has not set).
-- Spec: numerotation#attribution, numerotation#segments, numerotation#annee.
-- Why: expressions alone, no statement: every collection passes here, twice.
create or replace function numerotation.composer(
  p_segments jsonb, p_annee_ouverture integer, p_code_campagne text, p_nature text, p_produit text,
  p_prefixe text, p_rang bigint) returns text
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_segment jsonb;
  v_numero text := '';
begin
  if p_segments is null or p_segments = '[]' then
    return null;
  end if;
  for i in 0 .. jsonb_array_length(p_segments) - 1 loop
    v_segment := p_segments -> i;
    v_numero := v_numero || case v_segment ->> 'type'  -- nothing, once a value is missing
      when 'annee_campagne' then lpad((p_annee_ouverture % 100)::text, 2, '0')
      when 'code_campagne' then p_code_campagne
      when 'nature' then p_nature
      when 'produit' then p_produit
      when 'prefixe_entreprise'
        then case when (v_segment ->> 'actif')::boolean then p_prefixe else '' end
      when 'texte' then v_segment ->> 'valeur'
      when 'sequence' then lpad(p_rang::text, (v_segment ->> 'chiffres')::integer, '0') end;
  end loop;
  return v_numero;
end
$$;
grant execute on function
  numerotation.composer(jsonb, integer, text, text, text, text, bigint) to rapports;
