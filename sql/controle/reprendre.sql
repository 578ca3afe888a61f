-- Processes a command that wrote nothing with the payload of an officer. The payload must be valid
-- for the command's type; it is dated and judged as the command would have been, goes through the
-- type's function in the name of the command, and gets its number now. The command's files are
-- awaited from its reception on. New findings open controls, and open controls now refer to the
-- written records; an inactive module no longer prevents the writing. The payload is stored for
-- later decisions.
-- Spec: file-de-controle#reprise-manuelle.
-- Refuses: correction_impossible (another type than the command's, ids of new records that
--          are no UUID v7), and what
--          `controle.exiger_date`, `constat.exiger_payload` and `commande.ecrire_type` refuse.
create or replace function controle.reprendre(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte := saisie.relire_entete(p_controle.commande_id);
  v_date record;
  v_references record;
  v_effet commande.effet;
  v_illisibles text[];
begin
  if p_requete -> 'payload' is null then
    perform constat.exiger_payload(p_controle, p_requete, p_decideur_id, p_le);
  elsif not exists (select from commande.type_commande t where t.type = p_requete ->> 'type')
    or v_contexte.type <> p_requete ->> 'type' and exists (
      select from commande.type_commande t where t.type = v_contexte.type)
  then
    raise sqlstate 'TR409' using message = 'correction_impossible',
      detail = jsonb_build_object('type', v_contexte.type)::text;
  end if;
  v_illisibles := saisie.ids_illisibles(
    saisie.type_lu(null, p_requete ->> 'type'), p_requete -> 'payload');
  if v_illisibles <> '{}' then
    raise sqlstate 'TR409' using message = 'correction_impossible', detail = jsonb_build_object(
      'raison', 'identifiant_non_v7', 'champs', v_illisibles)::text;
  end if;
  perform controle.exiger_date(p_controle, (p_requete ->> 'date_operation')::timestamptz);
  v_date := commande.redater(p_controle.commande_id, (p_requete ->> 'date_operation')::timestamptz);
  v_contexte.type := p_requete ->> 'type';
  v_contexte.payload := p_requete -> 'payload';
  v_contexte.date_operation := v_date.date_operation;
  v_references := saisie.verifier_references(v_contexte);
  v_contexte.refs := v_references.refs;
  insert into commande.reprise
    (organisation_id, commande_id, type, version_schema, payload, date_operation, controle_id,
     auteur_id, le)
  values (p_controle.organisation_id, p_controle.commande_id, v_contexte.type,
          (p_requete ->> 'version_schema')::integer, v_contexte.payload, v_contexte.date_operation,
          p_controle.id, p_decideur_id, p_le);

  perform commande.joindre_pieces(v_contexte, commande.pieces_lisibles(p_controle.commande_id));
  v_effet := commande.ecrire_type(v_contexte.type, v_contexte);
  update controle.controle k
  set entite = v_effet.entite, entite_id = (v_effet.entites ->> v_effet.entite)::uuid
  where k.commande_id = p_controle.commande_id and k.statut = 'ouvert' and k.entite_id is null;
  perform constat.ouvrir(
    p_controle.commande_id, v_effet.entite, (v_effet.entites ->> v_effet.entite)::uuid,
    array(select d from unnest(v_date.constats || saisie.verifier_droits(v_contexte)) as d
          where d.motif <> 'module_inactif') || v_references.constats || v_effet.constats, p_le);
  perform document.etablir(t.code, d.id, d.id, p_le)
  from document.type t
    cross join lateral (select (v_effet.entites ->> t.entite)::uuid as id) as d
  where t.commande = v_contexte.type;
  perform controle.propager_reprise();
end
$$;
