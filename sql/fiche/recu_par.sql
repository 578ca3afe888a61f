-- Returns the phone's payload of a command that wrote nothing, so that an officer can process it by
-- hand; null once the command is written. The payload is null if the database's types can not
-- represent it, or if it is no object. Members named for an identity document show only that they
-- exist, at any depth and of any type, because the payload may match no schema.
-- Spec: file-de-controle#element, identites-et-droits#piece-identite.
create or replace function fiche.recu_par(p_controle controle.controle) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_entete commande.contexte := saisie.relire_entete(p_controle.commande_id);
begin
  if not exists (
      select from controle.controle c
      where c.commande_id = p_controle.commande_id
        and c.motif in (select d.motif from controle.motif_decision d
                        where d.decision = 'reprise_manuelle'))
    or commande.est_ecrite(p_controle.commande_id)
  then
    return null;
  end if;
  return jsonb_build_object(
    'type', v_entete.type, 'version_schema', v_entete.version_schema,
    'payload', (
      select fiche.sans_piece(fiche.payload_lu(c.enveloppe))
      from commande.commande c where c.id = p_controle.commande_id));
end
$$;
