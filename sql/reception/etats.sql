-- Returns the quality states that a reception gives its lot. For members' goods: the mixed states
-- of its collections and of their downgraded parts. An expected or devalidated collection has no
-- state; a collection of another group than the reception's has the best conventional states. For a
-- purchase: the states that the supplier declared. For a client's return: those of the shipped lot.
-- Spec: lots#melange, receptions#qualite.
-- Chosen: docs/decisions/0122-ordre-d-arrivee.md.
create or replace function reception.etats(p_reception_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reception reception.reception;
begin
  select r.* into v_reception from reception.reception r where r.id = p_reception_id;
  if v_reception.origine = 'achat' then
    return v_reception.qualite_declaree;
  elsif v_reception.origine = 'retour' then
    return (select coalesce(jsonb_object_agg(e.referentiel_code, e.etat_code), '{}')
            from lot.lot l cross join lateral lot.etats_courants(l.parent_id) as e
            where l.id = v_reception.lot_id);
  end if;
  return (
    select conformite.fondre(coalesce(array_agg(coalesce(e.etats, '{}')), '{}'), false)
    from reception.apport a
      left join collecte.collecte c on c.organisation_id = a.organisation_id
        and c.id = a.collecte_id and c.statut = 'enregistree'
      cross join lateral (
        select jsonb_object_agg(q.referentiel_code, case
                 when c.groupement_id <> v_reception.groupement_id
                   and q.categorie_affichage in ('bio', 'conversion')
                   then conformite.etat_declasse(q.referentiel_code)
                 else q.etat_code end) as etats
        from collecte.etats_livres(c.id) as q) as e
    where a.reception_id = p_reception_id and a.annule_le is null);
end
$$;
