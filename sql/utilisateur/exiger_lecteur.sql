-- Opens a read for an active member, or for the publisher's support during an access.
-- Spec: identites-et-droits#membre, support-et-cockpit#acces.
-- Refuses: compte_inactif, and what `utilisateur.identifier` refuses.
create or replace function utilisateur.exiger_lecteur(
  p_appelant jsonb, p_le timestamptz) returns utilisateur.session
language plpgsql
as $$
declare
  v_session utilisateur.session := utilisateur.identifier(p_appelant, p_le);
begin
  if v_session.utilisateur_id is not null and not v_session.actif then
    raise sqlstate 'TR403' using message = 'compte_inactif';
  end if;
  return v_session;
end
$$;
