-- Opens a batch: reads the data once by which its commands are judged. The first envelope's device
-- is the batch's device; a device that the caller did not enrol in this organization counts as
-- foreign, and no command advances it. A batch that follows another one soon continues its
-- synchronization, whatever its size. If the envelopes are given, immutable data about the records
-- that they name are read too.
-- Spec: commandes#synchronisation.
-- Chosen: docs/decisions/0007-synchronisation.md, docs/performance.md#path.
create or replace function commande.ouvrir_liasse(
  p_session utilisateur.session, p_appareil_id uuid, p_recue_le timestamptz,
  p_enveloppes text[] default '{}')
returns commande.liasse
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_liasse commande.liasse;
begin
  select a.enrole_le, a.code_court,
         case when s.est_suite then a.derniere_synchro end,
         case when s.est_suite then a.synchro_precedente
           else coalesce(a.derniere_synchro, a.enrole_le) end,
         case when s.est_suite then coalesce(a.entiere_precedente, a.synchro_precedente)
           else coalesce(a.synchro_entiere, a.derniere_synchro, a.enrole_le) end
  into v_liasse.enrole_le, v_liasse.code_court, v_liasse.suite_le, v_liasse.synchro_precedente,
       v_liasse.synchro_entiere
  from appareil.appareil a
    cross join lateral (
      select a.lot_plein_le is not null and p_recue_le - a.lot_plein_le <= make_interval(
        mins => reglage.entier('sync.suite_lot_plein_min', p_recue_le)::integer)) as s (est_suite)
  where a.id = p_appareil_id and a.utilisateur_id = p_session.utilisateur_id;
  v_liasse.appareil_propre := found;

  v_liasse.organisation_id := p_session.organisation_id;
  v_liasse.utilisateur_id := p_session.utilisateur_id;
  v_liasse.appareil_id := p_appareil_id;
  v_liasse.recue_le := p_recue_le;
  v_liasse.regles := saisie.lire_regles(p_recue_le, p_enveloppes);
  if cardinality(p_enveloppes) > 1 then  -- one command alone shares nothing
    v_liasse.figees := collecte.lire_figees(p_enveloppes);
    v_liasse.comptes := commande.comptes_nommes(p_session.utilisateur_id, p_enveloppes);
  end if;
  return v_liasse;
end
$$;
