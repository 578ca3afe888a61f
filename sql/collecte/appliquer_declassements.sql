-- Applies the earlier downgrades of a collection, and its earlier returns to the producer, to a new
-- judgement: to the quality states of the collection, and to the mass that consumes a capacity. A
-- state that is lower by now stays.
-- Spec: file-de-controle#declassement.
-- Why: a collection that is judged again for another control keeps the decisions of this control.
create or replace function collecte.appliquer_declassements(
  p_id uuid, p_etats jsonb, p_net_g bigint,
  out etats jsonb, out imputable_g bigint) returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  with decide as (
    select d.controle_id, d.referentiel_code, d.etat_code, d.quantite_g, d.entier
    from collecte.declassement d where d.collecte_id = p_id
  ),
  abaisse as (
    select d.referentiel_code, (p_etats -> d.referentiel_code)
             || jsonb_build_object('etat', d.etat_code) as etat
    from decide d
      join conformite.etat b on (b.referentiel_code, b.code) = (d.referentiel_code, d.etat_code)
      join conformite.etat e on e.referentiel_code = d.referentiel_code
        and e.code = p_etats #>> array[d.referentiel_code, 'etat'] and e.rang > b.rang
    where d.entier
  ),
  masse as (
    select distinct d.controle_id, d.quantite_g, d.entier from decide d
  )
  select p_etats || (
           select coalesce(jsonb_object_agg(a.referentiel_code, a.etat), '{}') from abaisse a),
         case when coalesce(bool_or(m.entier), false) then 0
              else greatest(0, p_net_g - coalesce(sum(m.quantite_g), 0)
                               - collecte.rendu_g(p_id)) end
  into etats, imputable_g
  from masse m;
end
$$;
