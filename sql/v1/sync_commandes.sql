-- POST /v1/sync/commandes: processes a batch, with one transaction per command and one durable
-- flush before the response. `p_enveloppes` are the envelopes as received, `p_faits` the values
-- that the caller calculated for each: {entete, empreinte_calculee, payload, raison, version_pack,
-- version_application}. Older versions of the service send `p_est_plein`, which is ignored.
-- `p_reponse` is the body of the response.
-- Spec: commandes#traitement.
-- Chosen: docs/decisions/0009-durabilite.md.
-- Why: the procedure has no `security definer`, no `set` clause and no exception block, because
--      COMMIT fails in them. Each command commits without waiting for the disk. Only the closing
--      commit waits; then everything before it in the sequential log is on disk too. So the closing
--      commit always runs: after `arret`, after a failure, and after a batch of replays, whose
--      results may not be flushed yet. A batch of an unknown device has no device row to stamp, and
--      a commit that wrote nothing flushes nothing, so its rejections wait for the flush
--      themselves. The search path is set for the session, since commits would reset it. The
--      opening is committed with the first command, because its reads are judged in that
--      transaction.
create or replace procedure v1.sync_commandes(
  p_appelant jsonb, p_enveloppes text[], p_faits jsonb, p_est_plein boolean,
  p_flush_par_commande boolean, inout p_reponse text)
language plpgsql
as $$
declare
  v_liasse commande.liasse;
  v_issue jsonb;
  v_resultats text[] := '{}';
  v_arret jsonb;
  v_attente text;
  v_derniere bigint;
begin
  perform pg_catalog.set_config('search_path', 'pg_catalog, pg_temp', false);
  v_liasse := v1.sync_ouvrir(
    p_appelant, (p_faits #>> '{0,entete,appareil_id}')::uuid, p_enveloppes);

  for i in 1 .. cardinality(p_enveloppes) loop
    v_attente := set_config('synchronous_commit',
      case when p_flush_par_commande or not v_liasse.appareil_propre then 'on' else 'off' end,
      true);
    v_issue := v1.sync_traiter(v_liasse, p_enveloppes[i], p_faits -> (i - 1));
    commit;
    exit when not v_issue ? 'resultat';
    -- Matches a UUID v7 with a capital: in its last three groups, or in its first two.
    v_resultats := v_resultats || case
      when p_enveloppes[i]
          ~ '-7[0-9a-fA-F-]{0,20}[A-F]|[A-F][0-9a-fA-F]{0,7}(?:-[0-9a-fA-F]{4})?-7'
        then v1.sync_comme_recus(v_issue ->> 'resultat', p_enveloppes[i])
      else v_issue ->> 'resultat' end;
  end loop;

  perform set_config('synchronous_commit', 'on', true);
  v_derniere := v1.sync_clore(
    v_liasse, v_issue ? 'resultat', p_faits -> -1 ->> 'version_application');
  commit;

  if v_issue ? 'echec' then
    raise sqlstate 'TR500' using message = 'erreur_interne', detail = (v_issue -> 'echec')::text;
  end if;
  v_arret := case when v_issue ? 'arret'
    then jsonb_build_object('raison', 'sequence_attendue', 'attendue', v_issue -> 'arret') end;
  p_reponse := format('{"resultats":[%s],"derniere_sequence":%s,"heure_serveur":"%s","arret":%s}',
    array_to_string(v_resultats, ','), v_derniere,
    to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    coalesce(v_arret::text, 'null'));
end
$$;
grant execute on procedure v1.sync_commandes(jsonb, text[], jsonb, boolean, boolean, text) to api;
