-- What a survey says that can not be: an end before its beginning, and land that is another plot's.
-- Spec: `parcelle.enregistrer`, `parcelle.relever`.
-- Motifs: ecart_calcul, chevauchement_parcelle.
create or replace function parcelle.examiner(p_contexte commande.contexte)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_releve jsonb := p_contexte.payload -> 'releve';
  v_parcelle_id uuid := case p_contexte.type
    when 'parcelle.relever' then (p_contexte.refs ->> 'parcelle_id')::uuid
    else (p_contexte.payload ->> 'parcelle_id')::uuid end;
begin
  return commande.verifier_duree(v_releve) || parcelle.trouver_chevauchements(
    v_parcelle_id, (v_releve ->> 'polygone_id')::uuid, p_contexte.date_operation);
end
$$;
