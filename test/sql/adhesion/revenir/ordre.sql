-- Spec: terrain#sortie, file-de-controle#sans-objet: commands dated after a return have no control
-- about the exit, whichever of return and command arrives first; those dated before it keep theirs.
begin;
set local role metier;
select plan(6);
select essai.preparer_ordre();

create function pg_temp.fin(p_pas text[]) returns jsonb language plpgsql as $$
declare
  v_pas text;
  v_fin jsonb;
begin
  begin
    perform adhesion.sortir(essai.id('Kossi'),
      jsonb_build_object('le', essai.t(0, '06:00'), 'raison', 'x'), essai.id('rsci ESSAI'),
      essai.t());
    foreach v_pas in array p_pas loop
      if v_pas = 'retour' then
        perform adhesion.revenir(essai.id('Kossi'),
          jsonb_build_object('le', essai.t(0, '06:30'), 'raison', 'x'), essai.id('rsci ESSAI'),
          essai.t());
      else
        perform essai.envoyer_a(
          essai.ordre(split_part(v_pas, ' ', 1), v_pas), split_part(v_pas, ' ', 2));
      end if;
    end loop;
    v_fin := essai.fin() || jsonb_build_object('ouverts', (
      select string_agg(concat_ws(' ', k.motif, k.details ->> 'champ'), ', '
        order by k.details ->> 'champ')
      from controle.controle k
      where k.statut = 'ouvert' and k.entite_id <> essai.id('portée')));
    raise exception 'taken back' using errcode = 'ZZ001';
  exception when sqlstate 'ZZ001' then null;
  end;
  return v_fin;
end
$$;
select is(pg_temp.fin(array[t || ' 07:00', 'retour']), pg_temp.fin(array['retour', t || ' 07:00']),
  t)
from unnest('{collecte.enregistrer,inspection.enregistrer,parcelle.relever,producteur.modifier}'
  ::text[]) as t;
select is(pg_temp.fin('{collecte.enregistrer 07:00,retour}') -> 'ouverts', 'null', 'it is moot');
select is(pg_temp.fin('{collecte.enregistrer 06:15,retour}') ->> 'ouverts',
  'reference_inactive parcelle_id, reference_inactive producteur_id', 'dated before the return');

select * from finish();
rollback;
