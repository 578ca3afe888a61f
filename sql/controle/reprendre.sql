-- Resumes by hand a command that wrote nothing: a payload that is valid for its type is dated and
-- judged as the command would have been, goes through the type's function, linked to the command,
-- and takes its number now. What is found opens its own controls; an inactive module no longer
-- keeps it out.
-- Spec: Control queue, «manual resume in the back-office linked to the command».
-- Refuses: correction_attendue, correction_impossible (another type than the command's).
create or replace function controle.reprendre(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_contexte commande.contexte := commande.relire_entete(p_controle.commande_id);
  v_date record;
  v_references record;
  v_effet commande.effet;
begin
  if p_requete -> 'payload' is null then
    raise sqlstate 'TR400' using message = 'correction_attendue',
      detail = '{"parametre": "payload"}';
  elsif not exists (select from commande.type_commande t where t.type = p_requete ->> 'type')
    or v_contexte.type <> p_requete ->> 'type' and exists (
      select from commande.type_commande t where t.type = v_contexte.type)
  then
    raise sqlstate 'TR409' using message = 'correction_impossible',
      detail = jsonb_build_object('type', v_contexte.type)::text;
  end if;
  v_date := commande.redater(p_controle.commande_id, (p_requete ->> 'date_operation')::timestamptz);
  v_contexte.type := p_requete ->> 'type';
  v_contexte.payload := p_requete -> 'payload';
  v_contexte.date_operation := v_date.date_operation;
  v_references := commande.verifier_references(v_contexte);
  v_contexte.refs := v_references.refs;

  execute format('select (e).* from %s($1) as e', v_contexte.type) into v_effet using v_contexte;
  perform controle.ouvrir(
    p_controle.commande_id, v_effet.entite, (v_effet.entites ->> v_effet.entite)::uuid,
    array(select d from unnest(v_date.constats || commande.verifier_droits(v_contexte)) as d
          where d.motif <> 'module_inactif') || v_references.constats || v_effet.constats, p_le);
  perform collecte.envoyer_messages();
end
$$;
