-- Updates a non-conformity: member, plot, finding, the pack's data about the finding, description,
-- date.
-- Spec: file-de-controle#correction.
create or replace function non_conformite.reecrire(
  p_avant commande.contexte, p_contexte commande.contexte, p_auteur_id uuid, p_le timestamptz)
returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_payload jsonb := p_contexte.payload;
  v_id uuid := (v_payload ->> 'non_conformite_id')::uuid;
  v_pack record := non_conformite.situer(
    v_payload ->> 'constat_code', v_payload ->> 'gravite', p_contexte.date_operation);
begin
  update non_conformite.non_conformite n
  set producteur_declare = (v_payload ->> 'producteur_id')::uuid,
      producteur_id = (p_contexte.refs ->> 'producteur_id')::uuid,
      parcelle_declaree = (v_payload ->> 'parcelle_id')::uuid,
      parcelle_id = (p_contexte.refs ->> 'parcelle_id')::uuid,
      constat_code = v_payload ->> 'constat_code', gravite = v_pack.gravite,
      description = v_payload ->> 'description', delai_jours = v_pack.delai_jours,
      echeance = non_conformite.echeance(p_contexte.date_operation, v_pack.delai_jours),
      declassement = v_pack.declassement, date_operation = p_contexte.date_operation
  where n.id = v_id;
  return ('{}', '{}', null, 'non_conformite',
          jsonb_build_object('non_conformite', v_id))::commande.effet;
end
$$;
