-- Records the non-conformity of an unauthorized input. Revises the quality state of the producer's
-- plots under the referentials that refuse the input, from the day of the hand-out. A sanction
-- never raises a state: a plot without a state, or with a lower one, does not change.
-- Spec: file-de-controle#non-conformite.
-- Chosen: docs/decisions/0010-controles.md, docs/decisions/0059-apres-le-verrou.md.
-- Locks: what `conformite.verrouiller_juges` locks, the plots, then what `conformite.reviser`
--        locks.
create or replace function intrant.sanctionner(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_remise intrant.remise;
  v_parcelle record;
begin
  select r.* into v_remise from intrant.remise r where r.id = p_controle.entite_id;
  insert into non_conformite.non_conformite
    (organisation_id, id, controle_id, producteur_declare, producteur_id, constat_code, gravite,
     description, auteur_id, date_operation)
  values (p_controle.organisation_id, p_controle.id, p_controle.id, v_remise.producteur_declare,
          v_remise.producteur_id, p_controle.motif, coalesce(p_requete ->> 'gravite', 'majeure'),
          p_requete ->> 'raison', p_decideur_id, v_remise.date_operation);
  perform conformite.verrouiller_juges(array(
    select h.id from parcelle.detenues(v_remise.producteur_id, v_remise.date_operation) as h (id)));
  perform from parcelle.parcelle p
  where p.id in (
    select h.id from parcelle.detenues(v_remise.producteur_id, v_remise.date_operation) as h (id))
  order by p.id for update;
  for v_parcelle in
    select p.id, r.value as referentiel
    from parcelle.detenues(v_remise.producteur_id, v_remise.date_operation) as p (id)
      cross join jsonb_array_elements_text(p_controle.details -> 'referentiels') as r
      join conformite.etat e on e.referentiel_code = r.value
        and e.code = conformite.etat_parcelle(p.id, r.value, v_remise.date_operation)
      join conformite.etat b on b.referentiel_code = r.value
        and b.code = conformite.etat_declasse(r.value) and e.rang >= b.rang
    order by p.id, r.value
  loop
    perform conformite.reviser(v_parcelle.id, v_parcelle.referentiel,
                               conformite.etat_declasse(v_parcelle.referentiel),
                               v_remise.date_operation, p_requete ->> 'raison', p_decideur_id,
                               p_le, p_controle.id);
  end loop;
end
$$;
