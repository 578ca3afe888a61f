-- Returns the given records whose code is not in its one form, because another record has that
-- form: an older version stored `M–001` beside `M-001`. A person tells which of them it is.
-- Spec: service#donnees-en-place, imports#textes.
-- Chosen: docs/decisions/0050-rejuger.md, 0169-codes-d-une-seule-forme.md.
create or replace function rejugement.codes_a_deux(p_ids uuid[]) returns setof rejugement.ecart
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with code as (
    select p.id, p.reference as ecrit, 'PATCH /v1/producteurs/' || p.id as acte
    from producteur.producteur p where p.id = any (p_ids) and p.actif_pendant <> '{}'
    union all
    select c.id, c.code, 'PATCH /v1/contrats/' || c.id
    from contrat.contrat c where c.id = any (p_ids)
    union all
    select v.id, v.code, 'PATCH /v1/ventes/' || v.id from vente.vente v where v.id = any (p_ids)
    union all
    select c.id, c.numero, null from certificat.certificat c where c.id = any (p_ids)
    union all
    select e.id, e.numero, null from inspection.echantillon e where e.id = any (p_ids)
  )
  select c.id, c.ecrit, jsonb_build_object('code', c.ecrit),
         jsonb_build_object('code', core.code_uni(c.ecrit)), c.acte, null::jsonb
  from code c where c.ecrit <> core.code_uni(c.ecrit);
end
$$;
