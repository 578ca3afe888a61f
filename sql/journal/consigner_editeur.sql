-- Writes an entry of the publisher's journal: an act of its team, or a refused call.
-- Spec: organisations-et-modules#journal-editeur.
create or replace function journal.consigner_editeur(
  p_appelant jsonb, p_le timestamptz, p_appel jsonb, p_cible uuid default null) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  insert into journal.appel_editeur
    (le, emetteur, sujet, identifiant, methode, chemin, code, cible, details)
  values (p_le, p_appelant ->> 'emetteur', p_appelant ->> 'sujet', p_appelant ->> 'identifiant',
          p_appel ->> 'methode', p_appel ->> 'chemin', p_appel ->> 'code', p_cible,
          p_appel -> 'details')
$$;
