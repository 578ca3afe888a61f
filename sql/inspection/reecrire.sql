-- Updates an inspection: producer, plot, form, answers, times, date, and the findings of its
-- answers.
-- Spec: file-de-controle#correction, registres#reponse.
create or replace function inspection.reecrire(
  p_avant commande.contexte, p_contexte commande.contexte, p_auteur_id uuid, p_le timestamptz)
returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_payload jsonb := p_contexte.payload;
  v_id uuid := (v_payload ->> 'inspection_id')::uuid;
begin
  update inspection.inspection i
  set producteur_declare = (v_payload ->> 'producteur_id')::uuid,
      producteur_id = (p_contexte.refs ->> 'producteur_id')::uuid,
      parcelle_declaree = (v_payload ->> 'parcelle_id')::uuid,
      parcelle_id = (p_contexte.refs ->> 'parcelle_id')::uuid,
      formulaire_code = v_payload ->> 'formulaire_code',
      formulaire_version = (v_payload ->> 'formulaire_version')::integer,
      reponses = v_payload -> 'reponses', debut = (v_payload ->> 'debut')::timestamptz,
      fin = (v_payload ->> 'fin')::timestamptz, date_operation = p_contexte.date_operation
  where i.id = v_id;
  perform inspection.ecarter_constats(p_contexte);
  perform inspection.constater(p_contexte);
  return ('{}', '{}', null, 'inspection',
          jsonb_build_object('inspection', v_id))::commande.effet;
end
$$;
