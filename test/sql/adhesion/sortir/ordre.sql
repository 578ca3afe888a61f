-- Spec: terrain#sortie, commandes#ordre-d-arrivee: a collection dated after the exit of a member
-- exceeds the lowered ceiling, and one dated before is judged by the ceiling of its day, whichever
-- of exit and collection arrives first, also when it is judged again.
begin;
set local role metier;
select plan(7);
select essai.preparer_ordre();

create function pg_temp.fin(p_pas text[]) returns jsonb language plpgsql as $$
declare
  v_pas text;
  v_fin jsonb;
begin
  begin
    foreach v_pas in array p_pas loop
      if v_pas = 'sortie' then
        perform adhesion.sortir(essai.id('Kossi'),
          jsonb_build_object('le', essai.t(0, '06:00'), 'raison', 'x'), essai.id('rsci ESSAI'),
          essai.t());
      elsif v_pas like 'sans %' then
        perform essai.annuler(substr(v_pas, 6));
      else
        perform essai.envoyer_a(essai.ordre('collecte.enregistrer', v_pas,
          essai.kg(case when v_pas between '05:10' and '05:50' then 600000 else 1000 end)), v_pas);
      end if;
    end loop;
    v_fin := essai.fin() || jsonb_build_object('dépassent', (
      select jsonb_agg(c.date_operation order by c.date_operation)
      from controle.controle k join collecte.collecte c on c.id = k.entite_id
      where k.motif = 'capacite_depassee'), 'plafond', (
      select max((k.details ->> 'plafond_g')::bigint) from controle.controle k
      where k.motif = 'capacite_depassee'));
    raise exception 'taken back' using errcode = 'ZZ001';
  exception when sqlstate 'ZZ001' then null;
  end;
  return v_fin;
end
$$;
select is(pg_temp.fin('{05:00,07:00,sortie}') -> 'dépassent',
  jsonb_build_array(essai.t(0, '07:00'), essai.t(0, '08:00')), 'all that is dated after it');
select is(pg_temp.fin(o::text[]), pg_temp.fin('{05:00,07:00,sortie}'), o)
from unnest('{"{sortie,05:00,07:00}","{05:00,sortie,07:00}","{07:00,sortie,05:00}"}'::text[]) as o;
select is(pg_temp.fin('{07:00,sortie}') -> 'contrôles',
  pg_temp.fin('{sortie,07:00}') -> 'contrôles', 'the open controls');

select is(pg_temp.fin('{05:20,05:30,sortie,sans 05:20}') -> 'contrôles',
  pg_temp.fin('{05:20,05:30,sans 05:20,sortie}') -> 'contrôles', 'covered before the exit');
select is(pg_temp.fin('{sortie,05:20,05:30}') -> 'plafond',
  pg_temp.fin('{05:20,05:30}') -> 'plafond', 'the ceiling that is told');

select * from finish();
rollback;
