-- Resumes by hand a command that wrote nothing: a payload that is valid for its type goes through the type's function, linked to the
-- command, and takes its number now. What it finds opens its own controls.
-- Spec: Control queue, «manual resume in the back-office linked to the command». Refuses: correction_attendue, correction_impossible.
create or replace function controle.reprendre(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_contexte commande.contexte;
  v_references record;
  v_effet commande.effet;
begin
  if p_requete -> 'payload' is null then
    raise sqlstate 'TR400' using message = 'correction_attendue', detail = '{"parametre": "payload"}';
  end if;
  v_contexte := commande.relire_entete(p_controle.commande_id);
  if not exists (select from commande.type_commande t where t.type = p_requete ->> 'type')
    or (v_contexte.type <> p_requete ->> 'type' and exists (select from commande.type_commande t where t.type = v_contexte.type))
  then
    raise sqlstate 'TR409' using message = 'correction_impossible', detail = jsonb_build_object('type', v_contexte.type)::text;
  end if;
  v_contexte.type := p_requete ->> 'type';
  v_contexte.payload := p_requete -> 'payload';
  v_contexte.date_operation := coalesce((p_requete ->> 'date_operation')::timestamptz, v_contexte.date_operation, v_contexte.recue_le);
  v_references := commande.verifier_references(v_contexte);
  v_contexte.refs := v_references.refs;
  execute format('select (e).* from %s($1) as e', v_contexte.type) into v_effet using v_contexte;
  perform controle.ouvrir(p_controle.commande_id, v_effet.entite, (v_effet.entites ->> v_effet.entite)::uuid,
    v_references.constats || v_effet.constats, p_le);
  perform collecte.envoyer_messages();
end
$$;
