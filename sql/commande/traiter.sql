-- Processes one command: the thirteen steps of the book, in its order, one function per step.
-- Returns {"resultat": json text} or {"arret": awaited sequence} or {"echec": technical detail}.
-- Spec: commandes#traitement. Step 1, the token, is verified before the database is called.
-- Locks: the device; then what the type's function locks.
-- Why: this exception block is the only one that catches every error. A command that breaks a rule,
--      or fails by a data or integrity error, is set aside at once. Any other failure is counted,
--      including a command that takes longer than a statement may; the third failure sets the
--      command aside. Lost connections, exhausted resources and cancelled statements never count.
--      The office reads the name of a rule or a constraint; PostgreSQL's own message stays in the
--      logged response. The device is locked and written outside of the block: a lock outside and a
--      write inside would make a multixact for every command.
create or replace function commande.traiter(
  p_liasse commande.liasse, p_enveloppe text, p_fait jsonb) returns jsonb
language plpgsql
as $$
declare
  v_entete jsonb := p_fait -> 'entete';
  v_appareil appareil.appareil := commande.verrouiller_appareil(p_liasse, v_entete);     -- 2
  v_derniere bigint := v_appareil.derniere_sequence;
  v_rejet text := commande.verifier_identite(p_liasse, v_entete);                        -- 3
  v_connue jsonb;
  v_issue jsonb;
  v_contexte commande.contexte;
  v_date record;
  v_effet commande.effet;
  v_contrainte text;
begin
  if v_rejet is null then
    v_connue := commande.retrouver(v_entete);                                            -- 4
    if v_connue ? 'resultat' then
      perform commande.rendre_sequence(v_appareil);
      return v_connue;
    end if;
    v_rejet := coalesce(v_connue ->> 'rejet', commande.verifier_ordre(
      p_liasse.appareil_id, (v_entete ->> 'sequence')::bigint, v_derniere));             -- 5
    if v_rejet = 'arret' then
      return jsonb_build_object('arret', v_derniere + 1);
    end if;
  end if;
  if v_rejet is not null then
    return commande.rejeter(p_liasse, v_entete, p_enveloppe, v_rejet);
  end if;

  v_contexte := commande.lire_entete(p_liasse, v_entete, p_fait ->> 'version_pack', v_appareil);
  begin
    v_contexte.cree_le_appareil := commande.lire_horloge(v_entete);
    v_effet := coalesce(
      commande.verifier_empreinte(v_entete ->> 'empreinte',
                                  p_fait ->> 'empreinte_calculee'),                      -- 6
      commande.verifier_schema(p_liasse, v_contexte, p_fait, v_connue));                 -- 7
    if v_effet is null then
      v_date := commande.dater(p_liasse, v_entete);                                      -- 8
      v_contexte := commande.situer(p_liasse, v_contexte, v_date.date_operation);
      v_effet := commande.executer(v_contexte, p_enveloppe, v_date.constats,
                                   v_date.alertes);                                      -- 9 to 12
    else
      perform commande.enregistrer(v_contexte, p_enveloppe, p_liasse.synchro_entiere);
    end if;
    v_issue := commande.conclure(v_contexte, v_effet);                                   -- 13
  exception
    when sqlstate 'TR400' then
      v_effet := commande.mettre_de_cote(
        'donnees_illisibles', jsonb_build_object('raison', sqlerrm));
    when data_exception or integrity_constraint_violation then
      get stacked diagnostics v_contrainte = constraint_name;
      v_effet := commande.mettre_de_cote('donnees_illisibles', jsonb_strip_nulls(
        jsonb_build_object('sqlstate', sqlstate, 'raison', nullif(v_contrainte, ''))));
    when others or assert_failure or query_canceled then
      if commande.est_passagere(sqlstate) then
        raise;
      end if;
      v_effet := commande.compter_tentative(v_contexte, sqlstate);
      if v_effet is null then
        perform commande.rendre_sequence(v_appareil);
        return jsonb_build_object(
          'echec', jsonb_build_object('sqlstate', sqlstate, 'raison', sqlerrm));
      end if;
  end;
  if v_issue is null then
    v_contexte.date_operation := null;
    perform commande.enregistrer(v_contexte, p_enveloppe, p_liasse.synchro_entiere);
    v_issue := commande.conclure(v_contexte, v_effet);
  end if;
  return v_issue;
end
$$;
