-- Writes to the journal that wrong passwords were tried for accounts of the organization, and
-- enqueues a mail to each person, at most one a day per account.
-- Spec: relances#essais.
-- Chosen: docs/decisions/0118-essais-de-mots-de-passe.md.
create or replace function relance.annoncer_essais(
  p_emetteur text, p_essais jsonb, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform journal.consigner(
            p_le, 'relance.annoncer_essais', 'utilisateur', v.utilisateur_id,
            jsonb_build_object('nombre', v.nombre, 'dernier_le', v.dernier)),
          tache.ajouter(
            'essais',
            json_build_object('organisation_id', v.organisation_id,
                              'utilisateur_id', v.utilisateur_id, 'nombre', v.nombre,
                              'dernier_le', v.dernier),
            'essais ' || v.utilisateur_id)
  from (
    select i.organisation_id, i.utilisateur_id, e.nombre, core.horodatage(e.dernier_le) as dernier
    from jsonb_to_recordset(p_essais) as e (sujet text, nombre integer, dernier_le timestamptz)
      join utilisateur.identite i on i.emetteur = p_emetteur and i.sujet = e.sujet
      join utilisateur.utilisateur u
        on u.organisation_id = i.organisation_id and u.id = i.utilisateur_id
    where u.statut = 'actif' and not exists (
      select from journal.evenement j
      where j.entite_id = i.utilisateur_id and j.organisation_id = i.organisation_id
        and j.action = 'relance.annoncer_essais' and j.le > p_le - interval '1 day')
  ) as v;
end
$$;
