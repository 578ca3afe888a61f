-- Aligns the findings of an inspection with its answers after a correction. Findings that the
-- answers still give take the inspection's member, plot and date, with the pack's text of that
-- date. Other findings are set aside unless a person has treated them.
-- Spec: registres#reponse, file-de-controle#correction.
-- Chosen: docs/decisions/0083-registres.md.
-- Locks: the non-conformities.
create or replace function inspection.ecarter_constats(p_contexte commande.contexte) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_payload jsonb := p_contexte.payload;
  v_id uuid := (v_payload ->> 'inspection_id')::uuid;
begin
  update non_conformite.non_conformite n
  set statut = case when n.statut not in ('ouverte', 'sans_objet') then n.statut
                    when k.constat_code is null then 'sans_objet' else 'ouverte' end,
      producteur_declare = (v_payload ->> 'producteur_id')::uuid,
      producteur_id = (p_contexte.refs ->> 'producteur_id')::uuid,
      parcelle_declaree = (v_payload ->> 'parcelle_id')::uuid,
      parcelle_id = (p_contexte.refs ->> 'parcelle_id')::uuid,
      gravite = coalesce(k.gravite, n.gravite),
      delai_jours = case when k.constat_code is null then n.delai_jours else k.delai_jours end,
      echeance = case when k.constat_code is null then n.echeance
        else non_conformite.echeance(p_contexte.date_operation, k.delai_jours) end,
      declassement = coalesce(k.declassement, n.declassement),
      date_operation = p_contexte.date_operation
  from non_conformite.non_conformite a
    left join inspection.constats_nommes(v_payload, p_contexte.date_operation) as k
      on (k.question_code, k.constat_code) = (a.question_code, a.constat_code)
  where a.inspection_id = v_id and (n.organisation_id, n.id) = (a.organisation_id, a.id);
end
$$;
