-- Writes the mail that warns a person of wrong passwords, in the language and time zone of the
-- organization; null if the person has no proven address, or if the account is no longer active.
-- Spec: relances#essais.
create or replace function relance.ecrire_essais(
  p_utilisateur_id uuid, p_nombre integer, p_dernier_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ici timestamp := core.heure_locale(p_dernier_le);
begin
  return (
    select json_build_object(
      'destinataire', a.courriel,
      'reference', format('essais.%s.%s', a.utilisateur_id, v_ici::date),
      'sujet', format(case o.langue when 'en' then '%s: attempts at your password'
                        else '%s : essais de mots de passe' end, o.nom),
      'texte', case o.langue
        when 'en' then format(
          'There were %s attempts to sign in as you with wrong passwords, the last one on %s.'
          || e'\n\n' || 'If it was not you, tell your administrator.',
          p_nombre, to_char(v_ici, 'YYYY-MM-DD HH24:MI'))
        else format(
          '%s mots de passe faux ont été essayés pour votre compte, le dernier le %s.'
          || e'\n\n' || 'Si ce n''était pas vous, prévenez votre administrateur.',
          p_nombre, to_char(v_ici, 'DD/MM/YYYY à HH24:MI')) end)
    from relance.abonne a
      join utilisateur.utilisateur u
        on u.organisation_id = a.organisation_id and u.id = a.utilisateur_id
      join organisation.organisation o on o.id = a.organisation_id
    where a.utilisateur_id = p_utilisateur_id and a.courriel is not null and u.statut = 'actif');
end
$$;
