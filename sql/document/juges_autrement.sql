-- Returns the given papers that today's rule would not have replaced or made: papers that an act
-- replaced although their contents were the same at its end, and papers that an act both made and
-- replaced, with a state that existed only during the act. The paper in force is the one that
-- persons hold.
-- Spec: documents#remplacement, service#donnees-en-place.
-- Chosen: docs/decisions/0050-rejuger.md, 0123-chiffres-justes.md.
create or replace function document.juges_autrement(p_ids uuid[]) returns setof rejugement.ecart
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select d.id, concat_ws(' ', d.type, d.numero, d.code),
         jsonb_build_object(e.membre, core.horodatage(d.remplace_le)),
         jsonb_build_object(e.membre, null), 'GET /v1/documents/' || v.id,
         jsonb_build_object('en_vigueur', v.code, 'indice', v.indice)
  from document.document d
    join document.document v on v.organisation_id = d.organisation_id
      and v.entite_id = d.entite_id and (v.type, v.pour_id) = (d.type, d.pour_id)
      and v.remplace_le is null and v.etabli_le = d.remplace_le
    cross join lateral (
      select case when d.etabli_le = d.remplace_le then 'etabli_le'
                  when v.donnees -> 'contenu' = d.donnees -> 'contenu' then 'remplace_le' end
    ) as e (membre)
  where d.id = any (p_ids) and e.membre is not null;
end
$$;
