-- Records the findings of an inspection's answers that are not recorded yet.
-- Spec: registres#reponse, registres#delai.
-- Chosen: docs/decisions/0083-registres.md.
create or replace function inspection.constater(p_contexte commande.contexte) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_payload jsonb := p_contexte.payload;
  v_id uuid := (v_payload ->> 'inspection_id')::uuid;
begin
  insert into non_conformite.non_conformite
    (organisation_id, id, commande_id, inspection_id, question_code, producteur_declare,
     producteur_id, parcelle_declaree, parcelle_id, constat_code, gravite, description,
     delai_jours, echeance, declassement, auteur_id, date_operation)
  select p_contexte.organisation_id, gen_random_uuid(), p_contexte.commande_id, v_id,
         k.question_code, (v_payload ->> 'producteur_id')::uuid,
         (p_contexte.refs ->> 'producteur_id')::uuid, (v_payload ->> 'parcelle_id')::uuid,
         (p_contexte.refs ->> 'parcelle_id')::uuid, k.constat_code, k.gravite, k.libelle,
         k.delai_jours, non_conformite.echeance(p_contexte.date_operation, k.delai_jours),
         k.declassement, p_contexte.utilisateur_id, p_contexte.date_operation
  from inspection.constats_nommes(v_payload, p_contexte.date_operation) as k
  where not exists (
    select from non_conformite.non_conformite n
    where n.inspection_id = v_id
      and (n.question_code, n.constat_code) = (k.question_code, k.constat_code));
end
$$;
