-- Returns the common part of a campaign's numbers for a product, as a pattern for `format`: its
-- first argument is the nature, the second the rank with its zeros. Null if a segment has no value
-- (a company prefix that the organization has not set) or nothing is frozen. Also returns two
-- ranks: the highest rank that the model can write, and the highest rank that may be given, which
-- is higher for a widened campaign.
-- Spec: numerotation#segments, numerotation#annee, numerotation#rang, numerotation#elargissement.
-- Why: every collection runs this function, so it has only expressions and no statement.
create or replace function numerotation.gabarit(
  p_segments jsonb, p_annee_ouverture integer, p_code_campagne text, p_produit text,
  p_prefixe text, out gabarit text, out rang_maximal bigint, out rang_du_modele bigint)
returns record
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_segment jsonb;
begin
  if p_segments is null or p_segments = '[]' then
    return;
  end if;
  gabarit := '';
  for i in 0 .. jsonb_array_length(p_segments) - 1 loop
    v_segment := p_segments -> i;
    if v_segment ->> 'type' = 'sequence' then
      gabarit := gabarit || '%2$s';
      rang_du_modele := repeat('9', (v_segment ->> 'chiffres')::integer);
      rang_maximal := coalesce(repeat('9', (v_segment ->> 'elargis')::integer)::bigint,
                               rang_du_modele);
    else
      gabarit := gabarit || case v_segment ->> 'type'  -- nothing, once a value is missing
        when 'nature' then '%1$s'
        else replace(case v_segment ->> 'type'
          when 'annee_campagne' then lpad((p_annee_ouverture % 100)::text, 2, '0')
          when 'code_campagne' then p_code_campagne
          when 'produit' then p_produit
          when 'prefixe_entreprise'
            then case when (v_segment ->> 'actif')::boolean then p_prefixe else '' end
          when 'texte' then v_segment ->> 'valeur' end, '%', '%%') end;
    end if;
  end loop;
end
$$;
grant execute on function numerotation.gabarit(jsonb, integer, text, text, text) to rapports;
