-- Generates the functions of `v1` that are rows of `porte` or `liste`, in the same form as those
-- written by hand.
-- Owner: metier
-- Chosen: docs/decisions/0055-portes-en-lignes.md.
do $doors$
declare
  v_porte porte.porte;
  v_liste porte.liste;
  v_unite porte.unite;
begin
  for v_porte in select p.* from porte.porte p order by p.nom loop
    perform porte.poser(v_porte.nom, porte.ecrire_porte(v_porte), 'porte.porte');
  end loop;
  for v_liste in select l.* from porte.liste l order by l.nom loop
    perform porte.poser(v_liste.nom, porte.ecrire_liste(v_liste), 'porte.liste');
  end loop;
  for v_unite in select u.* from porte.unite u order by u.nom loop
    perform porte.poser(v_unite.nom, porte.ecrire_unite(v_unite), 'porte.unite');
  end loop;
end
$doors$;
