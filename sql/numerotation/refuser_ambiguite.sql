-- Refuses to freeze a model that could give two records of the organization the same official
-- number.
-- Spec: numerotation#ambiguite, numerotation#elargissement.
-- Chosen: a model names the nature, the product and the campaign; between two codes of variable
--         length, and between a product's code and a widened sequence, there is a text that no code
--         can contain; and no other opened campaign writes the same numbers.
-- Refuses: numerotation_ambigue.
create or replace function numerotation.refuser_ambiguite(
  p_segments jsonb, p_campagne_id uuid, p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_libre constant text := '(produit|code_campagne|prefixe_entreprise)';
  v_types text[] := array(
    select case when s.segment ->> 'valeur' ~ '[^A-Z0-9]' then 'separateur'
                else s.segment ->> 'type' end
    from jsonb_array_elements(p_segments) with ordinality as s (segment, rang)
    where coalesce((s.segment ->> 'actif')::boolean, true)
    order by s.rang);
  v_rang integer := array_position(v_types, 'sequence');
  v_raison text;
begin
  v_raison := case
    when not v_types @> '{nature}' then 'nature'
    when not v_types @> '{produit}' then 'produit'
    when not v_types && '{annee_campagne,code_campagne}' then 'campagne'
    when p_segments @@ '$[*].elargis > 0' and exists (
      select from generate_subscripts(v_types, 1) as i
      where v_types[i] = 'produit'
        and 'separateur' <> all (v_types[least(i, v_rang):greatest(i, v_rang)])) then 'separateur'
    when array_to_string(v_types, ',')
         ~ (v_libre || '(,(nature|annee_campagne|sequence|texte))*,' || v_libre) then 'separateur'
    when numerotation.repete_une_campagne(p_segments, p_campagne_id, p_le) then 'campagne'
  end;
  if v_raison is not null then
    raise sqlstate 'TR409' using message = 'numerotation_ambigue',
      detail = jsonb_build_object('segment', v_raison)::text;
  end if;
end
$$;
