-- Returns whether a segment is one of the variants of a numbering model, with exactly its members.
-- Spec: numerotation#segments.
-- Chosen: a text has 1 to 20 characters that can be printed.
create or replace function numerotation.segment_valide(p_segment jsonb) returns boolean
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(case p_segment ->> 'type'
    when 'texte' then p_segment - 'valeur' = '{"type": "texte"}'
      and jsonb_typeof(p_segment -> 'valeur') = 'string'
      and p_segment ->> 'valeur' ~ '^[^[:cntrl:]]{1,20}$'
    when 'sequence' then p_segment - 'chiffres' = '{"type": "sequence"}'
      and jsonb_typeof(p_segment -> 'chiffres') = 'number'
      and p_segment ->> 'chiffres' ~ '^([1-9]|1[0-5])$'
    when 'prefixe_entreprise' then p_segment - 'actif' = '{"type": "prefixe_entreprise"}'
      and jsonb_typeof(p_segment -> 'actif') = 'boolean'
    else p_segment - 'type' = '{}'
      and p_segment ->> 'type' in ('annee_campagne', 'code_campagne', 'nature', 'produit')
    end, false)
$$;
