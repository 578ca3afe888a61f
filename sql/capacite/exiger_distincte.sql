-- Requires that an account may validate a capacity in a role: neither its author nor the person of
-- another validation, in a role that has not validated yet.
-- Spec: capacites#validation, identites-et-droits#deux-personnes.
-- Refuses: separation_des_taches (the author of the proposal, in any role; of one that was brought
--          in, who announced the file too), validation_personnes_distinctes,
--          validation_deja_donnee (in that role), what `utilisateur.exiger_personnes_distinctes`
--          refuses.
create or replace function capacite.exiger_distincte(
  p_capacite capacite.capacite, p_role text, p_utilisateur_id uuid, p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_validations capacite.validation[] := array(
    select v from capacite.validation v where v.capacite_id = p_capacite.id);
  v_auteurs uuid[] := p_capacite.proposee_par || array(
    select i.auteur_id from importation.ligne l
      join importation.importation i
        on i.organisation_id = l.organisation_id and i.id = l.importation_id
    where p_capacite.reprise and l.objet_id = p_capacite.id);
begin
  if p_utilisateur_id = any (v_auteurs) then
    raise sqlstate 'TR403' using message = 'separation_des_taches';
  elsif exists (select from unnest(v_validations) as v where v.utilisateur_id = p_utilisateur_id)
  then
    raise sqlstate 'TR409' using message = 'validation_personnes_distinctes';
  elsif exists (select from unnest(v_validations) as v where v.role = p_role) then
    raise sqlstate 'TR409' using message = 'validation_deja_donnee',
      detail = jsonb_build_object('role', p_role)::text;
  end if;
  perform utilisateur.exiger_personnes_distinctes(
    p_utilisateur_id, v_auteurs || array(select v.utilisateur_id from unnest(v_validations) as v),
    p_le);
end
$$;
