-- Stores a decision's changes to a command, and judges the records of the command again with them.
-- Spec: file-de-controle#ecart-motive, file-de-controle#correction.
-- Chosen: docs/decisions/0046-corrections-et-annulations.md.
-- Refuses: what `commande.rejuger` refuses.
create or replace function commande.corriger(
  p_controle controle.controle, p_version_schema integer, p_payload jsonb, p_empreinte text,
  p_date timestamptz, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_avant commande.contexte := saisie.relire(p_controle.commande_id);
begin
  insert into commande.correction
    (organisation_id, commande_id, version, version_schema, payload, empreinte, date_operation,
     controle_id, auteur_id, le)
  select p_controle.organisation_id, p_controle.commande_id, coalesce(max(k.version), 0) + 1,
         p_version_schema, p_payload, p_empreinte, p_date, p_controle.id, p_decideur_id, p_le
  from commande.correction k where k.commande_id = p_controle.commande_id;
  perform commande.rejuger(v_avant, p_decideur_id, p_le);
end
$$;
