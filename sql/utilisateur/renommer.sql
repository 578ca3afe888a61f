-- Changes the displayed name of an account; the journal keeps the former name. Existing papers keep
-- the name of their date, and the identity provider keeps its own name.
-- Spec: identites-et-droits#nom.
-- Refuses: utilisateur_inconnu.
-- Locks: the account.
create or replace function utilisateur.renommer(p_id uuid, p_nom_affiche text, p_le timestamptz)
returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_avant utilisateur.utilisateur := utilisateur.verrouiller(p_id);
begin
  if v_avant.nom_affiche <> p_nom_affiche then
    update utilisateur.utilisateur u set nom_affiche = p_nom_affiche where u.id = p_id;
    perform journal.consigner(p_le, 'utilisateur.renommer', 'utilisateur', p_id,
      jsonb_build_object('ancien', v_avant.nom_affiche, 'nom', p_nom_affiche));
  end if;
  return utilisateur.presenter(p_id, p_le);
end
$$;
